/** The server with hot reload: Vite serves the browser's modules and loads everything that this process runs. */
import type { ServerResponse } from 'node:http';
import { createServer } from 'vite';
import type { FrontEnd } from './render-page.ts';
import type * as StartServer from './start-server.ts';

const vite = await createServer({ server: { middlewareMode: true }, appType: 'custom' });
const { startServer } = (await vite.ssrLoadModule('/server/start-server.ts')) as typeof StartServer;

const frontEnd: FrontEnd = {
  async renderDocument(request) {
    const renderer = (await vite.ssrLoadModule('/app/entry-server.tsx')) as typeof import('#app/entry-server.tsx');
    const html = await renderer.renderDocument(request);
    // The refresh runtime has to come before every module; while developing it may be inline.
    return vite.transformIndexHtml(request.path, html);
  },
  assetsFor: () => ({ entry: '/app/entry-client.tsx', styles: ['/app/styles.css'], font: null, preloads: [] }),
  cachesPages: false,
};

await startServer({
  frontEnd,
  serveFile: (request, response, next) => vite.middlewares(request, response as ServerResponse, next),
});
