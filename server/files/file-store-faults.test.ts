import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { expect, test } from 'vitest';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import { formWith, postFile } from '#tests/every-test-call.ts';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { onePagePdf } from '#tests/made-up/sample-files.ts';
import { startTestServer, testServer } from '#tests/test-server.ts';

test('a damaged file of an edition is neither sent nor cached', async () => {
  const server = await testServer({}, { hasBuiltFiles: true });
  const address = '/assets/insights/2024/demografie.csv';
  const [{ sha256 = '' } = {}] = await server.query('select sha256 from edition_files where address = $1', address);
  const file = path.join(server.dataDir, 'files', editionFileKey(sha256));
  const whole = readFileSync(file);
  writeFileSync(file, whole.subarray(0, 100));
  expect((await server.send('GET', address)).status).toBe(500);
  writeFileSync(file, whole);
  expect((await server.send('GET', address)).bytes.equals(whole)).toBe(true);
});

test('an upload that the bucket refuses is answered with 503', async () => {
  const bucket = createServer((_, response) => response.writeHead(403).end());
  const endpoint = `http://127.0.0.1:${await listenOnLoopback(bucket)}`;
  const server = await startTestServer({ FILES_URL: `s3://KEY:SECRET@monitor?endpoint=${endpoint}` });
  try {
    const call = server.as(await server.signIn());
    const pdf = await onePagePdf();
    const study = await call('POST', '/studies', { title: 'Muster', year: 2024 });
    const { headers, body } = formWith('report', pdf);
    const answers = [
      await postFile(call, '/library', 'file', pdf),
      await call('PUT', `/studies/${study.json.id}/report`, body, headers),
    ];
    for (const { status, headers } of answers) expect([status, headers['retry-after']]).toEqual([503, '5']);
  } finally {
    await server.stop();
    bucket.close();
  }
});
