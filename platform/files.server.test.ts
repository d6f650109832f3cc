import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import S3rver from 's3rver';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formWith } from '#tests/every-call.ts';
import { scratchDirectory } from '#tests/scratch-directory.ts';
import { startTestServer, type TestServer } from '#tests/test-server.ts';

const bucket = 'monitor-muster';
let directory: string;
let s3: S3rver;
let filesUrl: string;

beforeAll(async () => {
  directory = await mkdtemp(path.join(scratchDirectory(), 'monitor-s3-'));
  s3 = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await s3.run();
  filesUrl = `s3://S3RVER:S3RVER@${bucket}?region=eu-central-2&endpoint=http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await s3.close();
  await rm(directory, { recursive: true, force: true });
});

describe('files in an S3 bucket', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer({ FILES_URL: filesUrl });
  });
  afterAll(() => server.stop());

  test('are stored, handed out, resized and shared with another instance', async () => {
    const logo = await sharp({ create: { width: 300, height: 200, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const { headers, body } = formWith('logo', logo);
    const call = '/api/upload/partner-logo';
    const answer = await server.send('POST', call, { headers: { ...(await server.signIn()), ...headers }, body });
    expect([answer.status, answer.text]).toEqual([201, expect.stringContaining('/uploads/')]);
    const { logoUrl } = answer.json;
    const other = await startTestServer({ FILES_URL: filesUrl });
    for (const instance of [server, other]) {
      const stored = await fetch(instance.origin + logoUrl);
      expect([stored.status, stored.headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(await sharp(Buffer.from(await stored.arrayBuffer())).metadata()).toMatchObject({
        width: 300,
        height: 200,
      });
      const resized = await fetch(instance.origin + logoUrl.replace('/uploads/', '/uploads/128x64/'));
      expect(await sharp(Buffer.from(await resized.arrayBuffer())).metadata()).toMatchObject({
        width: 128,
        height: 64,
      });
    }
    await other.stop();
    expect((await fetch(`${server.origin}/uploads/${'0'.repeat(32)}.webp`)).status).toBe(404);
    expect(await server.services.files.exists('reports/nichts.pdf')).toBe(false);
  });
});
