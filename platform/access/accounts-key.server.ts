import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { codeOf } from '../error-code.ts';
import { unreachable } from '../installation/data-dir.server.ts';
import { StartFailure } from '../installation/start-failure.server.ts';
import type { Settings } from '../settings.server.ts';

type KeySettings = Pick<Settings, 'accountsKey' | 'dataDir'>;

const keyBytes = 32;
const ivBytes = 12;
const tagBytes = 16;

async function readKey(file: string): Promise<Buffer | undefined> {
  try {
    return Buffer.from((await readFile(file, 'utf8')).trim(), 'base64url');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

const keyFile = (dataDir: string) => path.join(dataDir, 'accounts.key');

/** Checks a key file that was copied into DATA_DIR. @throws StartFailure if this process can't read a key from it */
export async function checkAccountsKey({ accountsKey: given, dataDir }: KeySettings): Promise<void> {
  if (given) return;
  const file = keyFile(dataDir);
  const key = await readKey(file).catch((error) => {
    throw unreachable(file, error);
  });
  if (key !== undefined && key.length !== keyBytes) {
    throw new StartFailure(
      `${file} holds no key: 32 random bytes as base64url. Replace it by a copy of the site's key. Nothing was changed.`,
    );
  }
}

/** Makes the key file, unless it exists or ACCOUNTS_KEY is set, so that it can be copied from the first start on. */
export async function makeAccountsKey(settings: KeySettings): Promise<void> {
  await accountsKey(settings);
}

/** ACCOUNTS_KEY, or the key file in DATA_DIR, which is created atomically if it is missing. */
async function accountsKey({ accountsKey: given, dataDir }: KeySettings): Promise<Buffer> {
  if (given) return given;
  const file = keyFile(dataDir);
  const known = await readKey(file);
  if (known) return known;
  const draft = `${file}.${randomUUID()}`;
  await writeFile(draft, `${randomBytes(keyBytes).toString('base64url')}\n`, { mode: 0o600, flush: true });
  try {
    await link(draft, file);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
  } finally {
    await rm(draft, { force: true });
  }
  return (await readKey(file)) as Buffer;
}

const keyFor = async (use: 'seal' | 'links', settings: KeySettings): Promise<Buffer> =>
  Buffer.from(hkdfSync('sha256', await accountsKey(settings), '', `accounts: ${use}`, keyBytes));

/**
 * Encrypts a secret so that the database alone does not reveal it.
 * @param owner the owner of the secret: it can only be decrypted for the same one
 */
export async function seal(settings: KeySettings, text: string, owner: string): Promise<string> {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', await keyFor('seal', settings), iv).setAAD(Buffer.from(owner));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** Returns null if the text was sealed with another key or for another owner. */
export async function unseal(settings: KeySettings, sealed: string, owner: string): Promise<string | null> {
  const bytes = Buffer.from(sealed, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', await keyFor('seal', settings), bytes.subarray(0, ivBytes), {
    authTagLength: tagBytes,
  });
  decipher.setAAD(Buffer.from(owner)).setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  try {
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}

/** Signature proving that this site issued the link. */
export async function signLink(settings: KeySettings, id: string): Promise<string> {
  return createHmac('sha256', await keyFor('links', settings))
    .update(id)
    .digest('base64url');
}
