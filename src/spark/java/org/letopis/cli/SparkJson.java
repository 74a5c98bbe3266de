package org.letopis.cli;

import com.fasterxml.jackson.annotation.JsonAutoDetect.Visibility;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.PropertyAccessor;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.datatype.jdk8.Jdk8Module;
import org.letopis.link.Scope;

/** Records on their way from process to process: what is read is equal to what was written. */
final class SparkJson {

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .addModule(new Jdk8Module())
          .addMixIn(Scope.Time.class, OneOfSeveral.class)
          // Components only: methods of a record that are named like properties are none.
          .visibility(PropertyAccessor.ALL, Visibility.NONE)
          .visibility(PropertyAccessor.FIELD, Visibility.ANY)
          .visibility(PropertyAccessor.CREATOR, Visibility.ANY)
          .disable(SerializationFeature.FAIL_ON_EMPTY_BEANS)
          .build();

  /** Of the variants of a sealed type the line says which one it is. */
  @JsonTypeInfo(use = JsonTypeInfo.Id.MINIMAL_CLASS)
  private interface OneOfSeveral {}

  private SparkJson() {}

  static String write(Record record) {
    try {
      return JSON.writeValueAsString(record);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("a record of " + record.getClass() + " is no JSON", e);
    }
  }

  static <T extends Record> T read(String line, Class<T> type) {
    try {
      return JSON.readValue(line, type);
    } catch (JsonProcessingException e) {
      throw new IllegalStateException("what was written as JSON is no " + type, e);
    }
  }
}
