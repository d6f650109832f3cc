import { chown, readdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

export interface Owner {
  uid: number;
  gid: number;
}

/** Gives a directory and everything in it to an account; itself last, so that one that was cut short is begun again. */
export async function giveTo(directory: string, { uid, gid }: Owner): Promise<void> {
  const entries = await readdir(directory, { recursive: true });
  for (const entry of entries) await chown(path.join(directory, entry), uid, gid);
  await chown(directory, uid, gid);
}

/**
 * Lets one user of the system in, as every role, and root, who runs commands beside a service; nobody else. The kernel
 * says who is at the other end of the socket.
 * Written before each start, since the directory may come from another user or an older version; beside their place,
 * since a server that another process starts at the same moment reads them and must not meet an empty one.
 */
export async function admitOnly(input: { clusterDir: string; client: string; owner: Owner | undefined }) {
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
