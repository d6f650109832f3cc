import type { TestServer } from './test-server.ts';

/** What the audit log says was done to a record, in order. */
export const actionsOn = async ({ query }: Pick<TestServer, 'query'>, recordId: string): Promise<string[]> =>
  (await query('select action from audit_log where record_id = $1 order by id', recordId)).map(({ action }) => action);
