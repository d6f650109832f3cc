import { expect, test } from 'vitest';
import { packagePages } from '#app/insights/package/package-pages.tsx';
import { openLiveContent } from '#domain/editions/live-content/live-content.server.ts';
import type { LanguagesOfDocuments } from '#domain/editions/live-content/site-content.ts';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import { findPackagedEdition } from '#domain/editions/publication/edition-package.server.ts';
import { makePackage } from '#server/edition-files/package/make-package.ts';
import { storeFilesInThread } from '#server/edition-files/store-files-in-thread.ts';
import { createTestServices, type TestServices } from '../test-services.ts';

/** The package of the starter's edition, in German only. */
async function makeHere(services: TestServices) {
  const live = await openLiveContent(services.db);
  const content = live.current();
  const onlyGerman: LanguagesOfDocuments = {};
  const packaged = findPackagedEdition(() => ({ ...content, languagesOf: onlyGerman }), 2024);
  const packages = { pages: packagePages, styles: async () => 'body { margin: 0 }' };
  const made =
    packaged && (await makePackage({ services, packages, storeFiles: storeFilesInThread(services) }, packaged));
  return made && { ...made, content: Buffer.from(await services.files.getBytes(editionFileKey(made.sha256))) };
}

test('two installations make the same package byte by byte, also when it is made again', async () => {
  await using one = await createTestServices();
  await using other = await createTestServices();
  const first = await makeHere(one);
  expect(first?.bytes).toBeGreaterThan(100_000);
  expect((await makeHere(other))?.sha256).toBe(first?.sha256);
  expect((await makeHere(one))?.sha256).toBe(first?.sha256);
}, 120_000);
