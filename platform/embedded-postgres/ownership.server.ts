import { chown, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

/**
 * Changes the owner of a directory and its contents; the directory comes last, so that an interrupted run is repeated.
 */
export async function changeOwner(directory: string, { uid, gid }: Owner): Promise<void> {
  const entries = await readdir(directory, { recursive: true });
  for (const entry of entries) await chown(path.join(directory, entry), uid, gid);
  await chown(directory, uid, gid);
}

/**
 * Allows one system user to connect, as every role, plus root for maintenance commands. The kernel identifies the user
 * at the other end of the socket. Written before each start, since the directory may come from another user or an older
 * version; written atomically, since another process may be starting the server at the same time.
 */
export async function allowConnectionsOnly(input: { clusterDir: string; client: string; owner: Owner | undefined }) {
  const { clusterDir, client, owner } = input;
  const files = {
    'pg_hba.conf': 'local all all peer map=site\n',
    'pg_ident.conf': [...new Set([client, 'root'])].map((name) => `site "${name}" all\n`).join(''),
  };
  for (const [name, content] of Object.entries(files)) {
    const file = path.join(clusterDir, name);
    const unfinished = `${file}.new-${process.pid}`;
    await writeFile(unfinished, content, { mode: 0o600 });
    if (owner) await chown(unfinished, owner.uid, owner.gid);
    await rename(unfinished, file);
  }
}
