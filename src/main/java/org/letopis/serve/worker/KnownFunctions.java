package org.letopis.serve.worker;

import java.util.List;
import org.apache.jena.query.ARQ;
import org.apache.jena.query.text.TextQuery;
import org.apache.jena.sparql.ARQConstants;
import org.apache.jena.sparql.function.Function;
import org.apache.jena.sparql.function.FunctionFactory;
import org.apache.jena.sparql.function.FunctionRegistry;
import org.apache.jena.sparql.pfunction.PropertyFunctionFactory;
import org.apache.jena.sparql.pfunction.PropertyFunctionRegistry;
import org.apache.jena.sparql.util.MappedLoader;

/**
 * Functions and property functions that a query may name: those that are registered. ARQ's own
 * registries load a class for any {@code <java:...>} IRI and for any name in its own namespaces,
 * {@code afn:wait} among them.
 */
final class KnownFunctions {

  /** Of ARQ's function library, which is loaded by name: pure functions of their arguments. */
  private static final List<String> LIBRARY =
      List.of("localname", "namespace", "min", "max", "e", "pi", "sqrt");

  private KnownFunctions() {}

  /** Seals the registries of this process. */
  static void seal() {
    TextQuery.init();
    FunctionRegistry open = FunctionRegistry.get();
    LIBRARY.forEach(name -> open.getFunctionFactory(ARQConstants.ARQFunctionLibraryURI + name));
    SealedFunctions functions = new SealedFunctions();
    open.keys().forEachRemaining(iri -> functions.put(iri, open.getFunctionFactory(iri)));
    FunctionRegistry.set(ARQ.getContext(), functions);
    PropertyFunctionRegistry properties = PropertyFunctionRegistry.get();
    SealedProperties sealed = new SealedProperties();
    properties.keys().forEachRemaining(iri -> sealed.put(iri, properties.get(iri)));
    PropertyFunctionRegistry.set(ARQ.getContext(), sealed);
  }

  static boolean isFunction(String iri) {
    return FunctionRegistry.get(ARQ.getContext()).isRegistered(iri);
  }

  /** Whether a predicate is meant as a property function that there is not. */
  static boolean isUnknownProperty(String iri) {
    return MappedLoader.isPossibleDynamicURI(
            iri, org.apache.jena.sparql.pfunction.PropertyFunction.class)
        && !PropertyFunctionRegistry.get(ARQ.getContext()).isRegistered(iri);
  }

  private static final class SealedFunctions extends FunctionRegistry {
    @Override
    public FunctionFactory getFunctionFactory(String iri) {
      return isRegistered(iri) ? super.getFunctionFactory(iri) : null;
    }

    @Override
    public Function getFunction(String iri) {
      return isRegistered(iri) ? super.getFunction(iri) : null;
    }
  }

  private static final class SealedProperties extends PropertyFunctionRegistry {
    @Override
    public boolean manages(String iri) {
      return isRegistered(iri);
    }

    @Override
    public PropertyFunctionFactory get(String iri) {
      return isRegistered(iri) ? super.get(iri) : null;
    }
  }
}
