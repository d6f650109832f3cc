import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { extract } from 'tar-stream';
import { StartFailure } from '../installation/start-failure.server.ts';
import {
  type ArchiveFile,
  type Manifest,
  type ManifestEntry,
  manifestName,
  manifestShape,
  sealOf,
  tarBlock,
} from './archive-format.server.ts';
import { openArchiveFile } from './backup-encryption.server.ts';

const refuse = (file: string, reason: string): StartFailure =>
  new StartFailure(`${file} is not a whole backup: ${reason}. Nothing was changed.`);

/**
 * Reads every byte of an archive and compares it with the seal and the manifest.
 * @throws StartFailure if the archive is damaged or the password wrong
 */
export async function verifyArchive(file: string, password?: string) {
  const archive = await openArchiveFile(file, password);
  const { bytes: size, read } = archive;
  const sealBytes = (await sealOf('0'.repeat(64))).length;
  if (size <= sealBytes) throw refuse(file, 'it is too short');
  if (size % tarBlock !== 0) throw refuse(file, 'it was cut off or something was added');
  const hash = createHash('sha256');
  await pipeline(read({ end: size - sealBytes - 1 }), hash);
  const seal = await buffer(read({ start: size - sealBytes }));
  if (!seal.equals(await sealOf(hash.digest('hex')))) throw refuse(file, 'its seal does not match its content');

  const found: ManifestEntry[] = [];
  let manifest: Manifest | undefined;
  try {
    for await (const { name, content } of entriesOf(archive)) {
      if (name === manifestName) manifest = manifestShape.parse(JSON.parse((await buffer(content)).toString()));
      else {
        const sum = createHash('sha256');
        let bytes = 0;
        for await (const chunk of content) {
          sum.update(chunk);
          bytes += chunk.length;
        }
        found.push({ name, bytes, sha256: sum.digest('hex') });
      }
    }
  } catch {
    throw refuse(file, 'it can’t be read to its end, or is of another version’s format');
  }
  const line = ({ name, bytes, sha256 }: ManifestEntry) => `${name} ${bytes} ${sha256}`;
  if (!manifest || found.map(line).join('\n') !== manifest.entries.map(line).join('\n')) {
    throw refuse(file, 'its content is not what its manifest says');
  }
  return { manifest, isAuthenticated: archive.isAuthenticated };
}

interface ArchiveEntry {
  name: string;
  content: Readable;
}

/** The entries of an archive, without the seal. Each must be read to its end before the next one. */
export async function* readArchive(file: string, password?: string): AsyncGenerator<ArchiveEntry> {
  yield* entriesOf(await openArchiveFile(file, password));
}

async function* entriesOf({ read }: ArchiveFile): AsyncGenerator<ArchiveEntry> {
  const tar = extract();
  const reading = pipeline(read(), tar as unknown as NodeJS.WritableStream);
  reading.catch(() => undefined);
  for await (const entry of tar) {
    if (entry.header.name === 'seal.sha256') entry.resume();
    else yield { name: entry.header.name, content: entry as unknown as Readable };
  }
  await reading;
}
