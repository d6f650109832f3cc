/** Orders while the mail server misbehaves: how fast they are answered, and whether every mail arrives afterwards. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { signIn } from '../../built-server/administer.ts';
import { startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { prove } from '../../built-server/report.ts';
import { quantile, request } from '../../built-server/requests.ts';
import { isOrderMail, mailIdOf, startSmtpServer } from '../../made-up/smtp-server.ts';

/** Milliseconds an order may take. */
const maxAnswerMs = 500;
/** Milliseconds without a further mail after which no more are expected: pauses between retries grow to some minutes. */
const maxQuietMs = 300_000;

await prove('smtp-faults', async (report, { isShort }) => {
  const orders = isShort ? 20 : 200;
  const smtp = await startSmtpServer();
  const server = await startBuiltServer(await installedDirectory(), {
    LOG_LEVEL: 'error',
    SMTP_URL: smtp.url,
    MAIL_FROM: 'website@example.org',
    STAFF_EMAIL: 'team@example.org',
  });
  const administrator = await signIn(server.url);
  /** The mails about orders: at 23:55 the office also gets the head of the document chain. */
  const mailsWith = async (status: string): Promise<{ id: string; kind: string }[]> =>
    (await administrator('GET', `/api/mails?status=${status}`)).json.filter(
      ({ kind }: { kind: string }) => kind !== 'chain-head',
    );
  const until = async (isSo: () => Promise<boolean> | boolean) => {
    for (let quiet = Date.now(), seen = smtp.received.length; !(await isSo()); await sleep(250)) {
      if (smtp.received.length > seen) [quiet, seen] = [Date.now(), smtp.received.length];
      if (Date.now() - quiet > maxQuietMs) return false;
    }
    return true;
  };

  const ids = new Set<string>();
  let read = 0;
  /** The number of different mails that have arrived. */
  const arrived = (): number => {
    for (const { source } of smtp.received.slice(read)) if (isOrderMail(source)) ids.add(mailIdOf(source));
    read = smtp.received.length;
    return ids.size;
  };

  let posted = 0;
  /** Two buyers place orders one after the other. Like the form, they repeat an order answered with 503. */
  const post = async (situation: string) => {
    const waits: number[] = [];
    let refused = 0;
    let repeated = 0;
    const send = async (key: string) => {
      const headers = { 'idempotency-key': key };
      const answer = await request(`${server.url}/api/study-orders`, { json: sampleStudyOrder, headers });
      waits.push(answer.milliseconds);
      return answer;
    };
    const buy = async () => {
      for (let i = 0; i < orders / 2; i++) {
        const key = randomUUID();
        let { status, headers } = await send(key);
        if (status === 503) {
          repeated += 1;
          await sleep(Number(headers['retry-after']) * 1_000);
          ({ status, headers } = await send(key));
        }
        if (status === 201) posted += 1;
        else refused += 1;
      }
    };
    await Promise.all([buy(), buy()]);
    const [median = 0, late, longest = 0] = [quantile(waits, 0.5), quantile(waits, 0.99), Math.max(...waits)];
    report.equal(`${situation}: orders refused, of ${orders}`, refused, 0);
    report.figure('  sent once more on a busy machine (503)', repeated);
    // The mail server's timeouts begin at 10 s: an order that waited for it would take as long.
    report.check(`${situation}: no order waits for the mail server`, longest < 10_000, `${Math.round(longest)} ms`);
    report.bound(
      `${situation}: median, 99 %, longest answer, ms (longest below ${maxAnswerMs})`,
      longest < maxAnswerMs,
      [median, late, longest].map((value) => Math.round(value ?? 0)).join(' '),
    );
  };

  await post('a good mail server');
  await until(() => arrived() === 2 * posted);

  await smtp.setBehaviour(550);
  await post('answers 550');
  await until(async () => (await mailsWith('waiting')).length === 0);
  const failed = await mailsWith('failed');
  report.equal('mails shown as failed after 550 (two an order)', failed.length, 2 * orders);

  const faults = [
    ['refuses connections', 'refuse'],
    ['says nothing', 'stall'],
    ['hangs up after DATA', 'drop'],
    ['answers 451', 451],
  ] as const;
  for (const [situation, behaviour] of faults) {
    await smtp.setBehaviour(behaviour);
    await post(situation);
  }
  const waiting = (await mailsWith('waiting')).length;
  report.figure('mails waiting when the mail server recovers', waiting);
  await smtp.setBehaviour('well');
  const recovered = Date.now();
  for (const { id } of failed) await administrator('POST', `/api/mails/${id}/resend`);
  // The mail server's last reply arrives shortly before it is recorded.
  await until(async () => arrived() === 2 * posted && (await mailsWith('waiting')).length === 0);
  const copies = Map.groupBy(
    smtp.received.filter(({ source }) => isOrderMail(source)),
    ({ source }) => mailIdOf(source),
  );
  report.all('mails arrived, of two an order', copies.size, 2 * posted);
  report.figure('  seconds from recovery to the last', Math.round((Date.now() - recovered) / 1_000));
  const left = (await mailsWith('waiting')).length + (await mailsWith('failed')).length;
  report.equal('mails still waiting or failed', left, 0);
  const repeated = [...copies.values()].filter((same) => same.length > 1).length;
  report.figure('  came twice, with the same Message-ID (hung up after DATA)', repeated);
  const recipients = smtp.received.filter(({ to }) => to.length !== 1).length;
  report.equal('mails with another number of recipients than one', recipients, 0);
  await server.end();
  await smtp.stop();
});
