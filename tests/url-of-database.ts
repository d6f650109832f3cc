import type { DatabaseAddress } from '#platform/database/database.server.ts';

/** DATABASE_URL of a test's database, for commands. */
export function urlOf(address: DatabaseAddress): string {
  if (typeof address === 'string') return address;
  const { host = '', port, user, database: name } = address;
  return `postgresql://${user}@localhost/${name}?${new URLSearchParams({ host, port: String(port) })}`;
}
