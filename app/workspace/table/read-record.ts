import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { api } from '../calls/api.ts';

/** A record of a long list as it is now; undefined when it is gone. */
export async function readRecord<Row extends { id: string }>(
  list: RecordCalls<Row>['list'],
  id: string,
): Promise<Row | undefined> {
  const found = await api(list, { query: { search: id } });
  return found.find((record) => record.id === id);
}
