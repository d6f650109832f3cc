/** The thread that makes and stores the files of a published edition, see store-files-in-thread.ts. */
import { hasAllButHandouts } from '#domain/editions/publication/handouts.server.ts';
import { storeByHash } from '#domain/editions/publication/store-files.server.ts';
import { openFiles } from '#platform/files.server.ts';
import { makeEditionFiles, makeHandouts } from './edition-files.ts';
import type { FilesTask } from './store-files-in-thread.ts';

export default async function store({ input, stored, dataDir, filesUrl, publicUrl }: FilesTask) {
  const files = await openFiles({ dataDir, filesUrl: filesUrl === undefined ? undefined : new URL(filesUrl) });
  const made = hasAllButHandouts(stored, input.edition.facts.year)
    ? await makeHandouts(input, publicUrl)
    : await makeEditionFiles(input, publicUrl);
  return storeByHash(files, made, stored);
}
