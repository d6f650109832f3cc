import net from 'node:net';
import { expect, test } from 'vitest';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { Counted } from '#domain/usage/usage-subject.ts';
import { testServices } from '#tests/test-services.ts';
import { createUsageOfRequests } from '../usage/usage-of-requests.ts';
import { openToVisitors } from './open-to-visitors.ts';

/** No test requests a page. */
const content = {} as SiteContent;
const services = await testServices({ PORT: '0' });

test('a stop waits for counting a response whose reader has received it and disconnected', async () => {
  const counted: Counted[] = [];
  const usage = createUsageOfRequests({
    publicUrl: services.settings.publicUrl,
    content: () => content,
    count: (some) => counted.push(...some),
  });
  const { port, close } = await openToVisitors({
    services,
    usage,
    cached: () => undefined,
    // Like a streamed file, whose end is known only after its last byte.
    handle: (_, response) => response.writeHead(200, { 'Content-Length': 3 }).write('abc'),
  });
  const reader = net.connect(port, '127.0.0.1').setEncoding('latin1');
  reader.write('GET /assets/downloads/logos.zip HTTP/1.1\r\nHost: example.org\r\n\r\n');
  await new Promise<void>((resolve) => reader.on('data', (part) => String(part).endsWith('abc') && resolve()));
  const closed = close();
  reader.resetAndDestroy();
  await closed;
  expect(counted).toEqual([{ subject: 'download', name: '/assets/downloads/logos.zip' }]);
});
