import type { FilesInput, StoreFiles } from '#domain/editions/publication/store-files.server.ts';
import type { Services } from '#platform/services.server.ts';
import { openThread } from '#platform/threads.server.ts';

export interface FilesTask {
  input: FilesInput;
  stored: readonly string[];
  dataDir: string;
  filesUrl: string | undefined;
  publicUrl: string;
}

const thread = openThread<FilesTask, Awaited<ReturnType<StoreFiles>>>({
  name: 'edition-files-thread',
  source: 'server/edition-files/edition-files-thread.ts',
  maxHeapMb: 512,
  idleAfterMs: 5_000,
});

/** Where files are stored, and the site that they name. */
export const storageOf = ({ dataDir, filesUrl, publicUrl }: Services['settings']) => ({
  dataDir,
  filesUrl: filesUrl?.href,
  publicUrl,
});

/** Makes and stores the files of an edition in a thread, because drawing and packing them takes some seconds. */
export function storeFilesInThread({ settings }: Pick<Services, 'settings'>): StoreFiles {
  const place = storageOf(settings);
  return (input, stored = []) => thread.run({ ...place, input, stored });
}
