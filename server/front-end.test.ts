import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { serveBuiltFiles } from './front-end.ts';

it('goes on serving when a built file has gone since the start', async () => {
  const directory = mkdtempSync(path.join(tmpdir(), 'versicherungsmonitor-files-'));
  writeFileSync(path.join(directory, 'weg.js'), 'weg');
  writeFileSync(path.join(directory, 'da.js'), 'da');
  const serve = serveBuiltFiles(directory);
  const server = createServer((request, response) =>
    serve(request, response, () => response.writeHead(404).end('nicht da')),
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  rmSync(path.join(directory, 'weg.js'));
  await expect(fetch(`${url}/weg.js`).then((answer) => answer.text())).rejects.toThrow();
  expect(await (await fetch(`${url}/da.js`)).text()).toBe('da');
  expect((await fetch(`${url}/nie.js`)).status).toBe(404);
  await new Promise((resolve) => server.close(resolve));
  rmSync(directory, { recursive: true });
});
