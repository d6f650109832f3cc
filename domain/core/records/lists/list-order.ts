/** A method type, whose bivariance makes the order of one kind assignable to an order of records. */
export type Compare<Row> = { compare(a: Row, b: Row): number }['compare'];
type Key = string | number | boolean | Date | null;

const swissGerman = new Intl.Collator('de-CH', { numeric: true });

/**
 * Compares names in Swiss German: Ä like A, upper and lower case alike. Not done by the database, whose order depends on its
 * locale.
 */
export const byName: Compare<{ name: string }> = (a, b) => swissGerman.compare(a.name, b.name);

function compareKeys(a: Key, b: Key, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null);
  if (a < b) return -direction;
  return a > b ? direction : 0;
}

/** Small, early, false first; null last. */
export const ascending =
  <Row>(key: (row: Row) => Key): Compare<Row> =>
  (a, b) =>
    compareKeys(key(a), key(b), 1);

/** Large, late, true first; null last. */
export const descending =
  <Row>(key: (row: Row) => Key): Compare<Row> =>
  (a, b) =>
    compareKeys(key(a), key(b), -1);

/** Combines comparisons: the first that is not equal decides. */
export const inOrder =
  <Row>(order: Compare<Row>[]): Compare<Row> =>
  (a, b) => {
    for (const compare of order) {
      const result = compare(a, b);
      if (result !== 0) return result;
    }
    return 0;
  };
