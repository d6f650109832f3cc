import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, test } from 'vitest';
import { testDirectory } from '#tests/test-directory.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import { checkAccountsKey, signLink } from './accounts-key.server.ts';

const dataDir = await testDirectory();
const settings = { accountsKey: undefined, dataDir };

test('a key file is accepted while there is none, after it was made, and if it was copied whole', async () => {
  await expect(checkAccountsKey(settings)).resolves.toBeUndefined();
  await signLink(settings, 'a link');
  await expect(checkAccountsKey(settings)).resolves.toBeUndefined();

  await writeFile(path.join(dataDir, 'accounts.key'), 'not a key\n');
  await expect(checkAccountsKey(settings)).rejects.toThrow(StartFailure);
  await expect(checkAccountsKey({ ...settings, accountsKey: Buffer.alloc(32) })).resolves.toBeUndefined();
});
