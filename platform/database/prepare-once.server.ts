import type { Readable, Writable } from './database.server.ts';

/**
 * A query that is built once per database instead of at each call. PostgreSQL parses and plans it once per connection,
 * under the name given to `prepare`: the text must be the same at each call, so values go in by `sql.placeholder`.
 */
export function prepareOnce<Access extends Readable | Writable, Query extends object>(
  build: (db: Access) => Query,
): (db: Access) => Query {
  const built = new WeakMap<Access, Query>();
  return (db) => {
    const query = built.get(db) ?? build(db);
    built.set(db, query);
    return query;
  };
}
