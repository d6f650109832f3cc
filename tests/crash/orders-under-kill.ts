/**
 * Kills the server (SIGKILL) at random moments while orders are posted with retries. Afterwards no acknowledged order
 * may be lost or duplicated, numbers have no gap, every buyer and the office got their mail, and a mail may arrive twice
 * only if a kill came between the mail server's answer and its record.
 *
 * `script/prove crash [--kills 50] [--orders 2000] [--database URL]`: the embedded database, or an empty external one.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { startEmbeddedPostgres } from '#platform/embedded-postgres/embedded-postgres.server.ts';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../built-server/built-server.ts';
import { quantile } from '../built-server/requests.ts';
import { freePort } from '../free-port.ts';
import { isOrderMail, mailIdOf, startSmtpServer } from '../made-up/smtp-server.ts';

const { values } = parseArgs({
  options: { kills: { type: 'string' }, orders: { type: 'string' }, database: { type: 'string' } },
});
const kills = Number(values.kills ?? 50);
const orders = Number(values.orders ?? 2000);
const clients = 8;
/**
 * Milliseconds without a further mail after which no more are expected: every five minutes the sweep enqueues mails
 * that are five minutes late.
 */
const maxQuietMs = 12 * 60_000;

interface Receipt {
  id: string;
  orderNumber: string;
  total: number;
}

type Kill = Parameters<BuiltServer['kill']>[0];

const dataDir = freshDirectory();
const smtp = await startSmtpServer();
const environment = {
  LOG_LEVEL: 'silent',
  SMTP_URL: smtp.url,
  MAIL_FROM: 'website@example.org',
  STAFF_EMAIL: 'team@example.org',
  STARTER_CONTENT: 'off',
  PORT: String(await freePort()),
  ...(values.database && { DATABASE_URL: values.database }),
};
let server = await startBuiltServer(dataDir, environment);

const acknowledged = new Map<string, Receipt>();
const killTimes: { at: number; kill: Kill }[] = [];
/** Milliseconds from each start after a kill until the server was ready. */
const readyAfterMs: number[] = [];
let tries = 0;
let differing = 0;
let next = 0;

/**
 * Acts as a buyer: sends the same key and body until the order is acknowledged, and sometimes once more, as after a
 * lost answer.
 */
async function order(number: number): Promise<void> {
  const key = randomUUID();
  const body = JSON.stringify({
    ...sampleStudyOrder,
    lastName: `Nummer ${number}`,
    email: `probe-${number}@example.org`,
    organization: `Muster ${number} AG`,
    companySize: number % 2 ? 'small' : 'large',
    wantsPresentation: number % 3 === 0,
  });
  const post = async (): Promise<Receipt | undefined> => {
    tries += 1;
    try {
      const response = await fetch(`${server.url}/api/study-orders`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
        body,
        signal: AbortSignal.timeout(15_000),
      });
      const answer = await response.json();
      if (response.status === 201) return answer as Receipt;
      if (response.status < 500 && response.status !== 409) throw new Error(`refused: ${JSON.stringify(answer)}`);
    } catch (error) {
      if (error instanceof Error && error.message.startsWith('refused')) throw error;
    }
    return undefined;
  };
  let receipt: Receipt | undefined;
  while (!receipt) {
    receipt = await post();
    if (!receipt) await sleep(50 + randomInt(100));
  }
  acknowledged.set(`Nummer ${number}`, receipt);
  if (number % 10 > 0) return;
  const repeated = await post();
  if (repeated && JSON.stringify(repeated) !== JSON.stringify(receipt)) differing += 1;
}

async function buy(): Promise<void> {
  while (next < orders || killTimes.length < kills) {
    next += 1;
    await order(next);
  }
}

/** Spreads the kills over the orders, each at a random moment of its share. */
async function killAtRandom(): Promise<void> {
  const share = orders / Math.max(kills, 1);
  for (let i = 0; i < kills; i++) {
    const moment = Math.floor(share * (i + Math.random()));
    while (acknowledged.size < moment) await sleep(2);
    await sleep(randomInt(40));
    const kill: Kill = !values.database && i % 2 === 0 ? 'group' : 'node';
    killTimes.push({ at: Date.now(), kill });
    await server.kill(kill);
    server = await startBuiltServer(dataDir, environment);
    readyAfterMs.push(server.readyAfterMs);
    if ((i + 1) % 10 === 0) console.error(`${i + 1} kills, ${acknowledged.size} orders, ${smtp.received.length} mails`);
  }
}

try {
  await Promise.all([killAtRandom(), ...Array.from({ length: clients }, buy)]);
  const end = Date.now();
  const isQuiet = () => Date.now() - Math.max(end, smtp.received.at(-1)?.at ?? 0) > maxQuietMs;
  const arrived = new Set<string>();
  for (let read = 0; arrived.size < 2 * acknowledged.size && !isQuiet(); await sleep(200)) {
    for (const { source } of smtp.received.slice(read)) if (isOrderMail(source)) arrived.add(mailIdOf(source));
    read = smtp.received.length;
  }
  const lastMail = Math.max(...smtp.received.map(({ at }) => at));
  const { status, tookMs } = await server.end();

  const embedded = values.database ? undefined : await startEmbeddedPostgres({ dataDir, log: console });
  const client = new pg.Client(values.database ?? embedded?.address);
  await client.connect();
  const { rows: stored } = await client.query<{ id: string; last_name: string; order_number: string }>(
    'select id, last_name, order_number from study_orders',
  );
  const { rows: mails } = await client.query<{ id: string; record_id: string; kind: string; status: string }>(
    'select id, record_id, kind, status from mails',
  );
  const { rows: numbers } = await client.query<{ last_number: number }>('select last_number from invoice_numbers');
  const { rows: undrawn } = await client.query('select number from invoice_documents where pdf is null');
  await client.end();
  await embedded?.stop();

  const byName = Map.groupBy(stored, ({ last_name }) => last_name);
  const byOrder = Map.groupBy(mails, ({ record_id }) => record_id);
  const receivedById = Map.groupBy(smtp.received, ({ source }) => mailIdOf(source));
  const lost = [...acknowledged].filter(
    ([name, { id, orderNumber }]) =>
      !byName.get(name)?.some((row) => row.id === id && row.order_number === orderNumber),
  );
  const duplicated = [...byName.values()].filter((rows) => rows.length > 1);
  const running = stored.map(({ order_number }) => Number(order_number.slice(-6))).sort((a, b) => a - b);
  const gaps = running.filter((number, i) => number !== i + 1);
  const lastNumber = numbers.reduce((sum, { last_number }) => sum + last_number, 0);
  const withoutBothMails = stored.filter(({ id }) => {
    const own = byOrder.get(id) ?? [];
    return own.length !== 2 || !own.every((mail) => mail.status === 'sent' && receivedById.has(mail.id));
  });
  const repeated = [...receivedById.values()].filter((copies) => copies.length > 1);
  const unexplained = repeated.filter((copies) => {
    const sorted = copies.sort((a, b) => a.at - b.at);
    return sorted.some(({ at }, i) => {
      const before = sorted[i - 1];
      // Work in progress at the kill may have been completed a moment later.
      return before && !killTimes.some((kill) => kill.at >= before.begunAt && kill.at <= at);
    });
  });

  const failures = {
    'acknowledged orders lost': lost.length,
    'orders duplicated': duplicated.length,
    'answers of one key that differed': differing,
    'numbers missing or twice': gaps.length + Math.abs(lastNumber - stored.length),
    'orders stored without acknowledgement': stored.length - acknowledged.size,
    'orders without both mails': withoutBothMails.length,
    'documents without a PDF': undrawn.length,
    'repeated mails without a kill between': unexplained.length,
  };
  console.log(
    JSON.stringify(
      {
        database: values.database ? 'external' : 'embedded',
        kills: {
          group: killTimes.filter(({ kill }) => kill === 'group').length,
          node: killTimes.filter(({ kill }) => kill === 'node').length,
        },
        ordersAcknowledged: acknowledged.size,
        posts: tries,
        mailsSent: receivedById.size,
        mailsRepeatedAcrossKill: repeated.length,
        secondsFromLastKillToLastMail: Math.round((lastMail - (killTimes.at(-1)?.at ?? lastMail)) / 1000),
        readyAfterKillMs: {
          median: Math.round(quantile(readyAfterMs, 0.5)),
          longest: Math.round(Math.max(...readyAfterMs)),
        },
        stop: { status, milliseconds: Math.round(tookMs) },
        failures,
      },
      null,
      2,
    ),
  );
  process.exitCode = Object.values(failures).some((count) => count > 0) || status !== 0 ? 1 : 0;
} finally {
  await smtp.stop();
}
