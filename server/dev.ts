/** The server with hot reload: Vite serves the browser's modules and loads everything that this process runs. */

import { readFileSync } from 'node:fs';
import type { ServerResponse } from 'node:http';
import path from 'node:path';
import { createServer } from 'vite';
import { withFonts } from './edition-files/package/package-styles.ts';
import type { FrontEnd } from './pages/make-page.ts';
import type * as StartServer from './start-server.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const load = <Module>(file: string) => vite.ssrLoadModule(file) as Promise<Module>;
const { startServer } = await load<typeof StartServer>('/server/start-server.ts');

type EntryServer = typeof import('#app/entry-server.tsx');
type PackagePages = typeof import('#app/insights/package/package-pages.tsx');
type MakeMissing = typeof import('./edition-files/package/make-missing-packages.ts');
type StoreInThread = typeof import('./edition-files/store-files-in-thread.ts');
const served = (address: string) =>
  readFileSync(address.startsWith('/@fs/') ? address.slice(4) : path.join(vite.config.root, address));

const frontEnd: FrontEnd = {
  async renderDocument(request, files) {
    const renderer = await load<EntryServer>('/app/entry-server.tsx');
    return renderer.renderDocument(request, files);
  },
  files: { document: { script: '/app/entry-dev.ts', styles: ['/app/styles.css'], font: null }, modulesOf: () => [] },
  cachesPages: false,
  async makePackages(services) {
    const { packagePages: pages } = await load<PackagePages>('/app/insights/package/package-pages.tsx');
    const { makeMissingPackages } = await load<MakeMissing>('/server/edition-files/package/make-missing-packages.ts');
    const { storeFilesInThread } = await load<StoreInThread>('/server/edition-files/store-files-in-thread.ts');
    const styles = async () => withFonts((await load<{ default: string }>('/app/styles.css?inline')).default, served);
    return makeMissingPackages({ services, packages: { pages, styles }, storeFiles: storeFilesInThread(services) });
  },
};

type WriteDownloads = typeof import('#server/edition-files/write-downloads.ts');
type BuiltFiles = typeof import('./files/built-files.ts');
type Content = typeof import('#domain/editions/live-content/built-in-content.server.ts');

/** The edition's files, which the build makes otherwise; made when the first is requested. */
async function writeDownloads(publicUrl: string) {
  const folder = path.join(import.meta.dirname, '../node_modules/.cache/versicherungsmonitor');
  const { writeDownloads } = await load<WriteDownloads>('/server/edition-files/write-downloads.ts');
  const { builtInContent } = await load<Content>('/domain/editions/live-content/built-in-content.server.ts');
  for (const live of builtInContent.editions) await writeDownloads(live, folder, publicUrl);
  const { serveBuiltFiles } = await load<BuiltFiles>('/server/files/built-files.ts');
  return serveBuiltFiles(folder);
}
let downloads: ReturnType<typeof writeDownloads> | undefined;

await startServer({
  frontEnd,
  serveFile(request, response, next) {
    const viteServes = () => vite.middlewares(request, response as ServerResponse, next);
    if (!/^\/assets\/(insights|downloads)\//.test(request.url ?? '')) return viteServes();
    downloads ??= writeDownloads(`http://${request.headers.host}`);
    downloads.then((serve) => serve(request, response as ServerResponse, viteServes), viteServes);
  },
});
