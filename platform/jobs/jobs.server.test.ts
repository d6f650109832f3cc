import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { createLog } from '#platform/log/log.server.ts';
import { eventually } from '#tests/eventually.ts';
import { silentLog } from '#tests/silent-log.ts';
import { createTestDatabase } from '#tests/test-database.ts';
import { type JobKind, openJobs, worker } from './jobs.server.ts';

test('schedules that the code no longer has are removed at the next start, the others stay', async () => {
  const database = await createTestDatabase({ template: 'template0' });
  onTestFinished(() => database.drop());
  const scheduledAfterStart = async (kinds: JobKind<object>[]) => {
    const jobs = openJobs({ address: database.address, log: silentLog });
    try {
      await jobs.start(kinds.map((kind) => worker(kind, async () => {})));
      const { rows } = await database.db.execute<{ name: string; cron: string }>(
        sql`select name, cron from jobs.schedule order by name`,
      );
      return rows;
    } finally {
      await jobs.stop(2_000);
    }
  };

  const count = { name: 'count', cron: '0 1 * * *' };
  const tidy = { name: 'tidy', cron: '0 2 * * *' };
  const report = { name: 'report', cron: '0 3 * * *' };
  expect(await scheduledAfterStart([count, tidy, report])).toEqual([count, report, tidy]);
  // One kind is gone, one still exists but has no schedule.
  expect(await scheduledAfterStart([count, { name: 'report' }])).toEqual([count]);
  expect(await scheduledAfterStart([{ ...count, cron: '30 1 * * *' }])).toEqual([{ ...count, cron: '30 1 * * *' }]);
});

test('jobs don’t wait until a clock that was set back has caught up', async () => {
  const database = await createTestDatabase({ template: 'template0' });
  onTestFinished(() => database.drop());
  const start = async () => {
    const jobs = openJobs({ address: database.address, log: silentLog });
    await jobs.start([worker({ name: 'count', cron: '0 1 * * *' }, async () => {})]);
    await jobs.stop(2_000);
  };
  await start();
  await database.db.execute(sql`update jobs.version set cron_on = now() + interval '1 day'`);
  await database.db.execute(sql`update jobs.queue set monitor_claim_on = now() + interval '1 day'`);
  // Of a process that was killed.
  await database.db.execute(
    sql`insert into jobs.job (name, state, heartbeat_on, heartbeat_seconds) values ('count', 'active', now() + interval '1 day', 20)`,
  );
  await database.db.execute(
    sql`insert into jobs.job (name, state, start_after) values ('count', 'retry', now() + interval '1 day')`,
  );
  await start();
  const { rows } = await database.db.execute(
    sql`select from jobs.version, jobs.queue where cron_on > now() or monitor_claim_on > now()`,
  );
  expect(rows).toEqual([]);
  const { rows: jobs } = await database.db.execute(
    sql`select from jobs.job where heartbeat_on > now() or (state = 'retry' and start_after > now())`,
  );
  expect(jobs).toEqual([]);
});

test('each run of a job is logged with LOG_LEVEL=debug', async () => {
  const database = await createTestDatabase({ template: 'template0' });
  onTestFinished(() => database.drop());
  const lines: string[] = [];
  const log = createLog('debug', { write: (line) => void lines.push(line) });
  const kind = { name: 'count' };
  const jobs = openJobs({ address: database.address, log });
  onTestFinished(() => jobs.stop(2_000));
  await jobs.start([worker(kind, async () => {})]);
  await database.db.transaction((tx) => jobs.send(tx, kind, [{}]));
  const [line] = await eventually(() => lines.length > 0 && lines);
  expect(JSON.parse(line ?? '')).toMatchObject({ level: 20, job: 'count', ms: expect.any(Number), msg: 'a job ran' });
});
