import type { MediaContact } from '#content/page-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import { openThread } from '#platform/threads.server.ts';
import type { Files } from './archives.ts';

const thread = openThread<{ edition: Edition; contact: MediaContact }, Files>({
  name: 'edition-files-thread',
  source: 'server/edition-files/edition-files-thread.ts',
  maxHeapMb: 512,
  idleAfterMs: 5_000,
});

/** Makes the files of an edition apart from requests: drawing and packing them takes some seconds. */
export const makeFilesApart = (edition: Edition, contact: MediaContact): Promise<Files> =>
  thread.run({ edition, contact });
