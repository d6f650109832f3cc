/** The thread that makes and stores the files of an edition that is published, see store-files-apart.ts. */
import { storeFiles } from '#domain/editions/publication/store-files.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { makeEditionFiles } from './edition-files.ts';
import type { FilesTask } from './store-files-apart.ts';

export default async function store({ input, stored, dataDir, filesUrl }: FilesTask) {
  const files = await openFiles({ dataDir, filesUrl: filesUrl === undefined ? undefined : new URL(filesUrl) });
  return storeFiles(files, await makeEditionFiles(input), stored);
}
