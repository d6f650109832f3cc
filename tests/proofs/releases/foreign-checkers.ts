/**
 * Results of third-party checkers: the Nu HTML checker of every page, openapi-typescript of the API's description,
 * preflight of PDFBox of every kind of PDF; R, Python and JavaScript load the figures as pages and docs say.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '#app/routes.ts';
import { languages, localPath } from '#platform/languages.ts';
import { signIn } from '../../built-server/administer.ts';
import { freshDirectory, root, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { prove } from '../../built-server/report.ts';
import { preflightErrors } from './pdf-preflight.ts';
import { run } from './run.ts';
import { proveLoadingCode } from './run-loading-code.ts';

const publicPages = [
  ...routes.filter(({ hasFrame }) => hasFrame).map((route) => route.path),
  '/insights?card=5',
  '/insights?embed=1&card=2',
  '/keine-seite',
];
const pages = ['/admin', ...languages.flatMap((language) => publicPages.map((page) => localPath(language, page)))];

interface NuMessage {
  url: string;
  type: 'error' | 'info' | 'non-document-error';
  /** Tells a warning from a hint; hints are about void elements as React writes them. */
  subType?: 'warning' | 'fatal';
  lastLine?: number;
  message: string;
}

await prove('foreign-checkers', async (report) => {
  const server = await startBuiltServer(await installedDirectory());
  const directory = path.join(freshDirectory(), 'pages');
  mkdirSync(directory);
  for (const [index, page] of pages.entries()) {
    const html = await (await fetch(`${server.url}${page}`)).text();
    writeFileSync(path.join(directory, `${index}.html`), html);
  }
  const refused = await fetch(`${server.url}/order`, { method: 'POST', body: new URLSearchParams({ form: 'order' }) });
  writeFileSync(path.join(directory, `${pages.length}.html`), await refused.text());
  const names = [...pages, 'a refused order without script'];

  const jar = path.join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
  const { stderr } = await run('java', ['-jar', jar, '--format', 'json', '--skip-non-html', directory]);
  const { messages } = JSON.parse(stderr) as { messages: NuMessage[] };
  for (const [index, name] of names.entries()) {
    const found = messages.filter(
      ({ url, type, subType }) => url.endsWith(`/${index}.html`) && (type !== 'info' || subType === 'warning'),
    );
    const text = found.map(({ lastLine, message }) => `\n         line ${lastLine}: ${message}`).join('');
    report.check(`the Nu HTML checker finds nothing: ${name}`, found.length === 0, text);
  }

  const client = path.join(root, 'tests/api-client');
  const tool = (name: string) => path.join(client, 'node_modules/.bin', name);
  // The administrator's description holds the public calls too.
  const { body } = await (await signIn(server.url))('GET', '/api/openapi.json');
  const description = path.join(directory, 'openapi.json');
  writeFileSync(description, body);
  const made = await run(tool('openapi-typescript'), [description, '--output', 'description.d.ts'], { cwd: client });
  report.check('openapi-typescript generates a client', made.status === 0, made.stderr.slice(0, 500));
  const compiled = await run(tool('tsc'), [], { cwd: client });
  report.check('the client compiles', compiled.status === 0, compiled.stdout.slice(0, 2000));
  const { stdout } = await run(process.execPath, ['client.ts', server.url], { cwd: client });
  const { names: partners = [], id } = JSON.parse(stdout || '{}') as { names?: string[]; id?: string };
  report.check('the client reads the partners and sends a message', partners.length > 0 && id !== undefined, stdout);
  await proveLoadingCode(report, server.url);
  await server.end();

  for (const [name, errors] of await preflightErrors(directory)) {
    report.check(`preflight finds nothing that PDF/A-2b forbids: ${name}`, errors.length === 0, errors.join('\n'));
  }
});
