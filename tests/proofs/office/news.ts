/**
 * A release is sent to many recipients while the server is killed: each gets it once, or twice if the mail server
 * accepted it right before a kill.
 */
import { randomInt } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { signIn } from '../../built-server/administer.ts';
import { freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { inDatabase } from '../../built-server/in-database.ts';
import { prove } from '../../built-server/report.ts';
import { freePort } from '../../free-port.ts';
import { mailIdOf, startSmtpServer } from '../../made-up/smtp-server.ts';

/** Milliseconds without a further mail after which no more are expected: remaining mails are sent at a start and every minute. */
const maxQuietMs = 180_000;

/** Stores confirmed subscribers, without confirmation mails. */
const storeSubscribers = (dataDir: string, count: number) =>
  inDatabase(dataDir, (database) =>
    database.query(
      `insert into news_subscribers (email, topics, status, expires_at, confirmed_at)
       select 'leserin.' || n || '@example.org', '{edition}', 'confirmed', now(), now() from generate_series(1, $1) n`,
      [count],
    ),
  );

await prove('news', async (report, { isShort }) => {
  const subscribers = isShort ? 100 : 2_000;
  const kills = isShort ? 1 : 5;
  const smtp = await startSmtpServer();
  const dataDir = freshDirectory();
  const environment = {
    SMTP_URL: smtp.url,
    MAIL_FROM: 'website@example.org',
    STAFF_EMAIL: 'team@example.org',
    STARTER_CONTENT: 'off',
    NEWS_MAILS_PER_MINUTE: '3000',
    PORT: String(await freePort()),
  };
  let server = await startBuiltServer(dataDir, environment);
  await storeSubscribers(dataDir, subscribers);
  const administrator = await signIn(server.url);
  const release = { subject: 'Die neue Ausgabe', text: 'Guten Tag\n\nSie ist da.', topics: ['edition'] };
  const { id } = (await administrator('POST', '/api/news-releases', release)).json;
  const begun = Date.now();
  await administrator('POST', `/api/news-releases/${id}/send`, { at: null });

  const until = async (isSo: () => boolean | Promise<boolean>) => {
    for (let since = Date.now(), seen = smtp.received.length; !(await isSo()); await sleep(20)) {
      if (smtp.received.length > seen) [since, seen] = [Date.now(), smtp.received.length];
      if (Date.now() - since > maxQuietMs) throw new Error(`nothing more came after ${smtp.received.length} mails`);
    }
  };
  const killedAt: number[] = [];
  const share = subscribers / (kills + 1);
  for (let kill = 1; kill <= kills; kill++) {
    await until(() => smtp.received.length >= share * kill);
    await sleep(randomInt(40));
    killedAt.push(Date.now());
    await server.kill(kill % 2 === 0 ? 'group' : 'node');
    server = await startBuiltServer(dataDir, environment);
  }
  const progress = async () => (await administrator('GET', `/api/news-releases/${id}/progress`)).json;
  await until(async () => (await progress()).status === 'sent');
  report.figure('seconds from sending to the last mail', Math.round((Date.now() - begun) / 1_000));

  const byAddress = Map.groupBy(smtp.received, ({ to }) => to.join());
  const missing = subscribers - byAddress.size;
  report.equal(`of ${subscribers} subscribers without a mail, after ${kills} kills`, missing, 0);
  const twice = [...byAddress.values()].filter((copies) => copies.length > 1);
  const unexplained = twice.filter((copies) => {
    // A mail in transit at the kill may be complete a moment later.
    const [first = 0, last = 0] = [copies[0]?.begunAt, copies.at(-1)?.at];
    const isOneMail = new Set(copies.map(({ source }) => mailIdOf(source))).size === 1;
    return copies.length > 2 || !isOneMail || !killedAt.some((at) => at >= first && at <= last);
  });
  report.equal('recipients with a second mail without a kill in between, or with another id', unexplained.length, 0);
  report.figure('  recipients with the same mail twice, accepted right before a kill', twice.length);
  report.check('of these, at most one per kill', twice.length <= kills, twice.length);
  const reported = await progress();
  const isCounted = reported.sentCount === subscribers && reported.recipientCount === subscribers;
  report.check('the office sees all of them as sent', isCounted, `${reported.sentCount} of ${reported.recipientCount}`);
  await server.end();
  await smtp.stop();
});
