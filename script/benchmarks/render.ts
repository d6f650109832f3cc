import path from 'node:path';
import { build } from 'vite';
import type { ApiCall } from '#domain/core/api-call.ts';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import { readBuiltFiles } from '#server/files/build-manifest.ts';
import { root, startBuiltServer } from '../../tests/built-server/built-server.ts';
import { pageAfterWrite } from './page-after-write.ts';
import { get, line, work } from './processes.ts';

const addresses = ['/', '/about', '/partners', '/studies', '/media', '/order', '/insights'];

/**
 * Measures the CPU of a page that isn't in the cache: first of rendering alone, with the data of a running server, then
 * of the complete request over HTTP.
 */
export async function render(): Promise<void> {
  const dataDir = path.join(work, 'render');
  await using ours = await startBuiltServer(dataDir);
  const outDir = path.join(work, 'renderer');
  process.env.NODE_ENV = 'production';
  await build({
    root,
    logLevel: 'error',
    build: { ssr: true, outDir, emptyOutDir: true, rolldownOptions: { input: { renderer: 'app/entry-server.tsx' } } },
  });
  const built = (await import(path.join(outDir, 'renderer.js'))) as typeof import('#app/entry-server.tsx');
  const files = readBuiltFiles(path.join(root, 'dist/client'));
  const answers = new Map<string, unknown>();
  const parameters = new URLSearchParams();
  const answer = async ({ path: called }: ApiCall<'GET'>) => {
    if (!answers.has(called)) answers.set(called, (await get(`${ours.url}/api${called}`, {})).json);
    return answers.get(called) as never;
  };
  // The library has no public call, and the starter content uses none of its items.
  const data = async () => [] as never;
  const language: Language = originalLanguage;
  const content = builtInContent;
  const request = { parameters, publicUrl: ours.url, language, publishedIn: [language], content, answer, data };
  const cpuMilliseconds = async (times: number, address: string) => {
    const before = process.cpuUsage();
    for (let i = 0; i < times; i++) await built.renderDocument({ ...request, path: address }, files);
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000 / times;
  };
  for (const address of addresses) {
    await cpuMilliseconds(300, address);
    line(`render of ${address} (at most 1 ms)`, `${(await cpuMilliseconds(500, address)).toFixed(2)} ms CPU`);
  }
  await pageAfterWrite(ours, dataDir, addresses);
}
