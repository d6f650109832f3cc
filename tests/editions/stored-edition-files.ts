import type { LiveContent } from '#domain/editions/live-content/live-content.server.ts';
import type { Services } from '#platform/services.server.ts';
import { createEditionFiles } from '#server/files/edition-files-answer.ts';

/** Reads German files of editions that are stored; none is made. */
export function storedEditionFiles(services: Services, live: LiveContent) {
  const editionFile = createEditionFiles({
    services,
    writing: services,
    headers: [],
    content: live.current,
    storeFiles: () => Promise.reject(new Error('German files are not made here')),
    packages: { begin: () => false },
  });
  return async (path: string) => {
    const found = await editionFile({ language: 'de', path });
    return typeof found === 'object' ? found.identity.toString() : found;
  };
}
