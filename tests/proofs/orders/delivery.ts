/**
 * Automatic delivery on two instances while processes are killed: three warnings per order in 48 hours (the orders'
 * clock is shifted), each report once and within two minutes, nothing for a cancelled order.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { signIn } from '../../built-server/administer.ts';
import { type BuiltServer, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { outboxMails } from '../../built-server/outbox-mails.ts';
import { prove } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';
import { uploadReport } from '../../built-server/upload-report.ts';
import { eventually } from '../../eventually.ts';
import { onePagePdf } from '../../made-up/sample-files.ts';
import { silentLog } from '../../silent-log.ts';

await prove('delivery', async (report, { isShort }) => {
  const count = isShort ? 3 : 20;
  const stepHours = isShort ? 6 : 1;
  const dataDir = await installedDirectory();
  const servers: [BuiltServer, BuiltServer] = [await startBuiltServer(dataDir), await startBuiltServer(dataDir)];
  const postgres = await startEmbeddedPostgres({ dataDir, log: silentLog });
  const database = new pg.Client(postgres.address);
  await database.connect();
  let administer = await signIn(servers[0].url);
  const pdf = await onePagePdf();

  const study = async (year: number) =>
    (await administer('POST', '/api/studies', { title: `Muster ${year}`, year })).json.id;
  /** Also triggers the check of deliveries, for any year. */
  const store = (id: string) => uploadReport(servers[0].url, administer.headers, id, pdf);
  const rows = async (query: string, values: unknown[] = []) => (await database.query(query, values)).rows;
  const warnings = async () =>
    Number((await rows("select count(*) from mails where kind = 'delivery-warning'"))[0].count);
  const restart = async (which: 0 | 1) => {
    await servers[which].kill('node');
    servers[which] = await startBuiltServer(dataDir);
    if (which === 0) administer = await signIn(servers[0].url);
  };

  const otherYear = await study(2019);
  const editionYear = (await rows('select edition_year from study_orders limit 1'))[0]?.edition_year ?? 2024;
  const orders: { id: string; orderNumber: string }[] = [];
  for (let i = 0; i < count; i++) {
    const json = { ...sampleStudyOrder, email: `kauf-${i}@example.org` };
    orders.push((await request(`${servers[i % 2 ? 1 : 0].url}/api/study-orders`, { json })).json);
  }

  let kills = 0;
  for (let hours = 0; hours <= 48; hours += stepHours) {
    await store(otherYear);
    const due = [12, 18, 24].filter((threshold) => hours >= threshold).length * count;
    await eventually(async () => (await warnings()) >= due, 90_000);
    if (hours % 12 === 6) {
      await restart(kills % 2 === 0 ? 0 : 1);
      kills += 1;
    }
    await rows(`update study_orders set created_at = created_at - interval '${stepHours} hours'`);
  }
  const perOrder = await rows(
    "select o.id, (select count(*)::int from mails m where m.record_id = o.id and m.kind = 'delivery-warning') as warned from study_orders o",
  );
  report.figure('orders that waited 48 hours, two instances, processes killed meanwhile', `${count}, ${kills}`);
  report.equal('warnings of each order', [...new Set(perOrder.map(({ warned }) => warned))].join(', '), '3');
  const foreign = Number((await rows("select count(*) from mails where kind = 'report-delivery'"))[0].count);
  report.equal('deliveries with another year’s report', foreign, 0);

  const studies = (await administer('GET', '/api/studies')).json;
  const sold = studies.find(({ year }: { year: number }) => year === editionYear)?.id ?? (await study(editionYear));
  const begun = performance.now();
  await store(sold);
  await servers[1].kill('node');
  const isDelivered = async () =>
    Number((await rows('select count(*) from study_orders where delivered_at is not null'))[0].count) === count;
  await sleep(isShort ? 0 : 500);
  servers[1] = await startBuiltServer(dataDir);
  await eventually(isDelivered, 180_000);
  const seconds = (performance.now() - begun) / 1000;
  report.check('all delivered after the report is stored, s (at most 120)', seconds <= 120, seconds.toFixed(1));
  const repeated = await rows(
    "select record_id from mails where kind = 'report-delivery' group by 1 having count(*) <> 1",
  );
  report.equal('orders whose report was not sent exactly once', repeated.length, 0);
  const facts = await rows(
    "select study_order_id from order_facts where kind = 'delivery' group by 1 having count(*) <> 1",
  );
  report.equal('orders whose delivery was not recorded exactly once', facts.length, 0);

  const { id = '', orderNumber = '' } = orders[0] ?? {};
  const mail = outboxMails(dataDir).find(
    (text) => text.includes(orderNumber) && text.includes('/api/downloads/') && text.includes('beleg='),
  );
  const link = /\/api\/downloads\/[\w-]+/.exec(mail ?? '')?.[0] ?? '';
  const token = /beleg=([\w-]+)/.exec(mail ?? '')?.[1] ?? '';
  const { url } = servers[0];
  const before = (await request(`${url}${link}`)).status;
  report.equal('before the cancellation, the link gives the report', before, 200);
  const cancelling = await administer('PATCH', `/api/study-orders/${id}/status`, { status: 'cancelled' });
  report.equal('the order is cancelled', cancelling.status, 200);
  const cancelledAt = (await rows('select now()'))[0].now;
  const [delivery] = await rows("select id from mails where record_id = $1 and kind = 'report-delivery'", [id]);
  await administer('POST', `/api/mails/${delivery.id}/resend`);
  await eventually(
    async () => (await rows("select from mails where record_id = $1 and status = 'dropped'", [id])).length === 1,
    60_000,
  );
  const statuses = {
    'report link of the cancelled order': (await request(`${url}${link}`)).status,
    'its renewal': (await request(`${url}${link}/renew`, { method: 'POST' })).status,
    'report of the buyer’s page': (await request(`${url}/api/order-pages/${token}/report`)).status,
  };
  for (const [what, status] of Object.entries(statuses)) report.equal(what, status, 410);
  const sent = await rows(
    "select kind from mails where record_id = $1 and sent_at > $2 and kind <> 'order-cancellation'",
    [id, cancelledAt],
  );
  report.equal('mails afterwards, except the one about the cancellation', sent.length, 0);

  await database.end();
  await postgres.stop();
  for (const server of servers) await server.end();
});
