/** As a method's type, so that the order of one kind is an order of records in general too. */
export type Compare<Row> = { compare(one: Row, other: Row): number }['compare'];
type Key = string | number | boolean | Date | null;

const swissGerman = new Intl.Collator('de-CH', { numeric: true });

/**
 * Order by name as people look for it: Ä stands with A, small letters with large ones. Not left to the database, whose order
 * depends on the locale it was made with.
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

/** The first that tells two rows apart decides. */
export const inOrder =
  <Row>(order: Compare<Row>[]): Compare<Row> =>
  (one, other) => {
    for (const compare of order) {
      const result = compare(one, other);
      if (result !== 0) return result;
    }
    return 0;
  };
