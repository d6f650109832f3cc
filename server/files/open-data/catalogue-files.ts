import { type Literal, type Quad, type Term, Writer } from 'n3';
import { prefixes } from './data-catalogue.ts';

export function catalogueTurtle(quads: readonly Quad[]): string {
  const writer = new Writer({ prefixes });
  writer.addQuads([...quads]);
  let turtle = '';
  // Without an output stream, n3 calls back at once.
  writer.end((_error: Error | null, result: string) => {
    turtle = result;
  });
  return turtle;
}

function shortened(address: string): string {
  const [prefix, space] = Object.entries(prefixes).find(([, space]) => address.startsWith(space)) ?? [];
  return prefix && space ? `${prefix}:${address.slice(space.length)}` : address;
}

const idOf = ({ termType, value }: Term) => (termType === 'BlankNode' ? `_:${value}` : value);

function objectValue(object: Quad['object']): Record<string, string> {
  if (object.termType !== 'Literal') return { '@id': idOf(object) };
  const { value, language, datatype } = object as Literal;
  if (language) return { '@value': value, '@language': language };
  return datatype.value.endsWith('#string')
    ? { '@value': value }
    : { '@value': value, '@type': shortened(datatype.value) };
}

/** Lists each node once, with arrays of property values. */
export function catalogueJsonLd(quads: readonly Quad[]): string {
  const nodes = Map.groupBy(quads, ({ subject }) => idOf(subject));
  const graph = [...nodes].map(([id, ofNode]) => {
    const properties = Map.groupBy(ofNode, ({ predicate }) => predicate.value);
    const named = [...properties].map(([property, values]): [string, unknown] =>
      property === `${prefixes.rdf}type`
        ? ['@type', values.map(({ object }) => shortened(object.value))]
        : [shortened(property), values.map(({ object }) => objectValue(object))],
    );
    return { '@id': id, ...Object.fromEntries(named) };
  });
  return `${JSON.stringify({ '@context': prefixes, '@graph': graph }, null, 2)}\n`;
}
