/** A method type, whose bivariance makes the order of one kind assignable to an order of records. */
export type Compare<Row> = { compare(one: Row, other: Row): number }['compare'];
type Key = string | number | boolean | Date | null;

const swissGerman = new Intl.Collator('de-CH', { numeric: true });

/**
 * Compares names in Swiss German: Ä like A, upper and lower case alike. Not done by the database, whose order depends on its
 * locale.
 */
export const byName: Compare<{ name: string }> = (one, other) => swissGerman.compare(one.name, other.name);

function compareKeys(one: Key, other: Key, direction: 1 | -1): number {
  if (one === null || other === null) return Number(one === null) - Number(other === null);
  if (one < other) return -direction;
  return one > other ? direction : 0;
}

/** Small, early, false first; null last. */
export const ascending =
  <Row>(key: (row: Row) => Key): Compare<Row> =>
  (one, other) =>
    compareKeys(key(one), key(other), 1);

/** Large, late, true first; null last. */
export const descending =
  <Row>(key: (row: Row) => Key): Compare<Row> =>
  (one, other) =>
    compareKeys(key(one), key(other), -1);

/** Combines comparisons: the first that is not equal decides. */
export const inOrder =
  <Row>(order: Compare<Row>[]): Compare<Row> =>
  (one, other) => {
    for (const compare of order) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
