import { randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';
import type { DriverContract } from 'flydrive/types';
import { StartFailure } from './installation/start-failure.server.ts';
import { reasonOf } from './log/described-error.server.ts';
import type { Settings } from './settings.server.ts';

/** A byte range, both ends included. */
interface FilePart {
  from: number;
  to: number;
}

interface PartReader {
  readPart(key: string, part: FilePart): Promise<Readable>;
}

/** The file store, extended by range reads for films and reports. */
export class Files extends Disk implements PartReader {
  /** @throws if there is no such file, or later on reading the stream */
  readonly readPart: PartReader['readPart'];

  constructor(driver: DriverContract & PartReader) {
    super(driver);
    this.readPart = (key, part) => driver.readPart(key, part);
  }
}

/** Files beginning with a dot are unfinished: they are neither listed nor read. */
export const isUnfinishedFile = (key: string): boolean => path.basename(key).startsWith('.');

/** The store's directory, without FILES_URL. */
export const localFiles = ({ dataDir }: Pick<Settings, 'dataDir'>): string => path.join(dataDir, 'files');

/** A directory whose files are written atomically: to a temporary file, synced, then renamed. */
class DirectoryDriver extends FSDriver implements PartReader {
  readonly #location: string;

  constructor(location: string) {
    super({ location, visibility: 'private' });
    this.#location = location;
  }

  override put(key: string, contents: string | Uint8Array): Promise<void> {
    return this.#write(key, contents);
  }

  override putStream(key: string, contents: Readable): Promise<void> {
    return this.#write(key, contents);
  }

  async readPart(key: string, { from: start, to: end }: FilePart): Promise<Readable> {
    return createReadStream(path.join(this.#location, key), { start, end });
  }

  async #write(key: string, contents: string | Uint8Array | Readable): Promise<void> {
    const target = path.join(this.#location, key);
    const directory = path.dirname(target);
    await mkdir(directory, { recursive: true, mode: 0o700 });
    const unfinished = path.join(directory, `.${randomUUID()}.tmp`);
    try {
      await writeFile(unfinished, contents, { flag: 'wx', mode: 0o600, flush: true });
      await rename(unfinished, target);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }
}

/**
 * The store of uploads, reports and invoices: DATA_DIR/files, or the bucket of FILES_URL
 * (`s3://KEY:SECRET@bucket?region=…&endpoint=…`; without a key AWS's usual sources are used).
 * @param options.maxSilenceMs how long a connection to the bucket may be silent; a request is tried up to three times
 */
export async function openFiles(
  { dataDir, filesUrl }: Pick<Settings, 'dataDir' | 'filesUrl'>,
  { maxSilenceMs = 30_000 } = {},
): Promise<Files> {
  if (!filesUrl) return new Files(new DirectoryDriver(localFiles({ dataDir })));
  // Loaded on demand, as it is large.
  const { BucketDriver } = await import('./bucket-driver.server.ts');
  const { username, password, hostname, searchParams } = filesUrl;
  const endpoint = searchParams.get('endpoint');
  const credentials = { accessKeyId: decodeURIComponent(username), secretAccessKey: decodeURIComponent(password) };
  return new Files(
    new BucketDriver(hostname, {
      region: searchParams.get('region') ?? 'us-east-1',
      // Services other than Amazon's store the checksum trailer of a stream as part of the file.
      requestChecksumCalculation: 'WHEN_REQUIRED',
      // By default a request waits without end for a service that doesn't answer. A limit of the whole request would cut
      // large files on a slow line.
      requestHandler: { connectionTimeout: 5_000, socketTimeout: maxSilenceMs },
      // Services other than Amazon's are addressed by path: their buckets rarely have host names.
      ...(endpoint && { endpoint, forcePathStyle: true }),
      ...(username && { credentials }),
    }),
  );
}

/**
 * Checks that the bucket can be listed, so that a wrong FILES_URL is named before anything is changed.
 * @throws StartFailure
 */
export async function checkFiles(files: Files, { filesUrl }: Pick<Settings, 'filesUrl'>): Promise<void> {
  if (!filesUrl) return;
  await files.listAll('').catch((error) => {
    throw new StartFailure(
      `FILES_URL: the bucket ${filesUrl.hostname} can't be read: ${reasonOf(error).replace(/\.$/, '')}. Nothing was changed.`,
      { cause: error },
    );
  });
}

/** Whether a file can't be read or stored now. By its message, because an error of a thread arrives without its code. */
export const isStoreAway = (error: unknown): boolean =>
  error instanceof Error && /^(Cannot|Unable to) .+ (at|from) location "/.test(error.message);

/** Stores a local file without loading it into memory. */
export async function putFile(files: Disk, key: string, localPath: string): Promise<void> {
  const { size } = await stat(localPath);
  await files.putStream(key, createReadStream(localPath), { contentLength: size });
}

/** Directory for large uploads while they are checked. A killed process's leftovers are removed later. */
export const incomingFiles = ({ dataDir }: Pick<Settings, 'dataDir'>) => path.join(dataDir, 'incoming');

/** Path of a new file there. */
export async function newIncomingFile(settings: Pick<Settings, 'dataDir'>): Promise<string> {
  await mkdir(incomingFiles(settings), { recursive: true, mode: 0o700 });
  return path.join(incomingFiles(settings), randomUUID());
}

/** Sorted keys of all files below a folder ('' for all). */
export async function listKeys(files: Disk, folder = ''): Promise<string[]> {
  const keys: string[] = [];
  let paginationToken: string | undefined;
  do {
    const page = await files.listAll(folder, { recursive: true, ...(paginationToken && { paginationToken }) });
    for (const item of page.objects) if (item.isFile && !isUnfinishedFile(item.key)) keys.push(item.key);
    paginationToken = page.paginationToken;
  } while (paginationToken);
  return keys.sort();
}
