/**
 * Writes claims, entities, documents and comparisons as quads; validates them; dumps them by RDF4J
 * Rio.
 *
 * <p>Comes in: {@link org.letopis.link.Linked}, comparisons, and what the project declares in
 * {@code ontology/}, {@code mappings/} and the catalogue. Goes out: quads in a fixed order, without
 * blank nodes.
 *
 * <pre>{@code
 * CatalogueFile catalogue = CatalogueFile.read(seeds.resolve("catalog.ttl"));
 * Declarations declared = Declarations.load(ontologyFolder, mappingsFolder, catalogue);
 * Quads quads = Quads.of(new Iris(base), linked, comparisons, declared, new Run("0.1.0", rules));
 * Validation validated = Validation.validate(quads);
 * validated.findings().forEach(report);          // what was refused, and why
 * validated.quads().stream().forEach(store);     // in the order of graphs, documents, text
 * Dumps.write(Dumps.Format.TTL, validated.quads(), file);
 * }</pre>
 *
 * <p>Named graphs, under the base: {@code graph/catalog}, {@code graph/entities}, {@code
 * graph/<document>}, {@code graph/identity}, {@code graph/comparison}, {@code graph/links}, {@code
 * graph/ontology}. No triple stands in two of them, so their union needs no second look.
 */
package org.letopis.rdf;
