import { DrizzleQueryError } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { describeError, reasonOf } from './described-error.server.ts';
import { createLog, fatalLine } from './log.server.ts';

function databaseError(code: string, message: string) {
  const values = { detail: 'Key (email)=(anna@example.org)', hint: 'Anna', where: 'Anna', internalQuery: 'Anna' };
  return Object.assign(new Error(message), { severity: 'ERROR', code, table: 'orders', constraint: 'one', ...values });
}

const duplicate = databaseError('23505', 'Anna Muster is there already');
const failed = new DrizzleQueryError('insert into orders values ($1)', ['Anna Muster'], duplicate);

test('a failed statement is logged with its text, code and table, without values', () => {
  const described = describeError(failed);
  expect(described).toMatchObject({
    type: 'DrizzleQueryError',
    message: 'a statement failed',
    statement: 'insert into orders values ($1)',
    stack: expect.stringContaining('described-error.server.test.ts'),
    cause: { message: 'ERROR, SQLSTATE 23505', code: '23505', table: 'orders', constraint: 'one' },
  });
  expect(JSON.stringify(described)).not.toMatch(/anna/i);
  expect(reasonOf(failed)).toBe('ERROR, SQLSTATE 23505');
});

test('database messages about tables and connections are kept', () => {
  expect(describeError(databaseError('42P01', 'relation "x" does not exist')).message).toBe(
    'relation "x" does not exist',
  );
  expect(reasonOf(new Error('outer', { cause: new Error('connect ECONNREFUSED') }))).toBe('connect ECONNREFUSED');
});

test('message lines are not taken for stack frames, and e-mail addresses are removed', () => {
  const error = new Error('550 no <anna@example.org>\n    at Anna');
  expect(describeError(error).message).toBe('550 no <(address)>\n    at Anna');
  expect(describeError(error).stack).not.toContain('Anna');
});

test.each([
  ['as err', (log: ReturnType<typeof createLog>) => log.error({ err: failed }, 'failed')],
  ['as err without words', (log: ReturnType<typeof createLog>) => log.error({ err: failed })],
  ['alone', (log: ReturnType<typeof createLog>) => log.error(failed)],
  [
    'in several',
    (log: ReturnType<typeof createLog>) => log.error({ err: new AggregateError([failed], 'two') }, 'failed'),
  ],
])('an error logged %s holds no value', (_, tell) => {
  const lines: string[] = [];
  tell(createLog('info', { write: (line) => void lines.push(line) }));
  const written = lines.join('');
  expect(JSON.parse(written).err).toBeDefined();
  expect(written).not.toMatch(/anna/i);
});

test('the last log line of a process holds no value either', () => {
  expect(JSON.parse(fatalLine(failed))).toMatchObject({
    level: 60,
    msg: 'unhandled error',
    err: { message: 'a statement failed' },
  });
  expect(fatalLine(failed)).not.toMatch(/anna/i);
});
