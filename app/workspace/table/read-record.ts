import type { RecordCalls } from '#domain/core/records/record-calls.ts';
import { api } from '../calls/api.ts';

/** The current record of a paged list; undefined if it was deleted. */
export async function readRecord<Row extends { id: string }>(
  list: RecordCalls<Row>['list'],
  id: string,
): Promise<Row | undefined> {
  const found = await api(list, { query: { search: id } });
  return found.find((record) => record.id === id);
}
