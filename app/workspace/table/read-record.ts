import { adminCall } from '../calls/admin-call.ts';

/** A record of a long list as it is now; undefined when it is gone. */
export async function readRecord<Row extends { id: string }>(path: string, id: string): Promise<Row | undefined> {
  const found = await adminCall<Row[]>('GET', `${path}?${new URLSearchParams({ search: id })}`);
  return found.find((record) => record.id === id);
}
