import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pack } from 'tar-stream';
import * as z from 'zod';

/**
 * A backup is a tar file that any tar can unpack: database/TABLE.copy (PostgreSQL's COPY text), files/KEY, manifest.json
 * with the SHA-256 of each, and at its end the seal: an entry with the SHA-256 of everything before it. The seal's own
 * bytes follow from that sum, so damage to any byte of the file is found. Against forgery an archive is encrypted in
 * authenticated chunks.
 */
export const manifestShape = z.object({
  format: z.literal(1),
  application: z.literal('versicherungsmonitor'),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.object({
    server: z.string(),
    migrations: z.array(z.object({ hash: z.string(), when: z.number() })),
    tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  }),
  entries: z.array(z.object({ name: z.string(), bytes: z.number(), sha256: z.string() })),
});

export type Manifest = z.infer<typeof manifestShape>;
export type ManifestEntry = Manifest['entries'][number];

/** A decrypted archive. */
export interface ArchiveFile {
  /** Size of the archive, without what encryption adds. */
  bytes: number;
  /** Whether it is authenticated: only someone with the password can have changed it. */
  isAuthenticated: boolean;
  /** Reads a byte range, both ends included; `start` is a multiple of 16. */
  read(range?: { start?: number; end?: number }): Readable;
}

export const manifestName = 'manifest.json';
export const tarBlock = 512;
export const attributes = { mode: 0o600, uid: 0, gid: 0, type: 'file' } as const;

export async function sealOf(sum: string): Promise<Buffer> {
  const seal = pack();
  seal.entry({ ...attributes, name: 'seal.sha256', mtime: new Date(0) }, `${sum}\n`);
  seal.finalize();
  return buffer(seal as AsyncIterable<Buffer>);
}
