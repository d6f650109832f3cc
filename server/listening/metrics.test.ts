import { afterAll, expect, test } from 'vitest';
import { mailboxes } from '#domain/contact-messages/incoming/mailbox-table.server.ts';
import { mailboxName } from '#platform/mailbox.server.ts';
import { freePort } from '#tests/free-port.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testServices } from '#tests/test-services.ts';
import { startMetrics } from './metrics.ts';

const imapUrl = new URL('imaps://team:geheim@imap.example.org/INBOX');
const services = await testServices({ IMAP_URL: imapUrl.href });
const port = await freePort();
const metrics = await startMetrics({ port, services, cachedAnswers: () => 0 });
afterAll(() => metrics.stop());

async function figure(name: string): Promise<number> {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return Number(new RegExp(`^${name} (.+)$`, 'm').exec(text)?.[1]);
}

test('mails that wait for the office are counted, and a mailbox that can’t be read is shown', async () => {
  expect(await figure('mails_held')).toBe(0);
  expect(await figure('mailbox_failing')).toBe(0);
  await placeOrder(services, { organization: 'gewinn.example.com' });
  await services.db.insert(mailboxes).values({ name: mailboxName(imapUrl), failingSince: new Date() });
  expect(await figure('mails_held')).toBe(1);
  expect(await figure('mailbox_failing')).toBe(1);
});
