import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';

const run = promisify(execFile);

test('a command whose output nobody reads to its end ends as usual', async () => {
  const { stdout, stderr } = await run('sh', ['-c', '{ script/person --help; echo "status $?" >&2; } | true']);
  expect([stdout, stderr]).toEqual(['', 'status 0\n']);
});
