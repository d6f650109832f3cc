import { connectionOf, type Readable, type Writable } from './database.server.ts';

/**
 * A query that is built once per database, and once per connection for transactions, instead of at each call. PostgreSQL parses
 * and plans it once per connection, under the name given to `prepare`: the text must be the same at each call, so values go in
 * by `sql.placeholder`.
 */
export function prepareOnce<Access extends Readable | Writable, Query extends object>(
  build: (db: Access) => Query,
): (db: Access) => Query {
  const built = new WeakMap<object, Query>();
  return (db) => {
    const owner = connectionOf(db) ?? db;
    const query = built.get(owner) ?? build(db);
    built.set(owner, query);
    return query;
  };
}
