import fc from 'fast-check';

/** Checks a property with generated values: `forAll(fc.string(), (text) => …)`. */
export const forAll = <Values extends [unknown, ...unknown[]]>(
  ...property: [
    ...arbitraries: { [Index in keyof Values]: fc.Arbitrary<Values[Index]> },
    check: (...values: Values) => void,
  ]
) => fc.assert(fc.property(...property));
