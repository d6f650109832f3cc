/**
 * Answers read from a mailbox of Debian's Dovecot: hundreds of them while the server is killed, by two instances
 * concurrently, together with hostile mails; the long form repeats it with TLS. A rejected password is shown and
 * affects nothing else.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type AdministratorClient, signIn } from '../../built-server/administer.ts';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { outboxMails } from '../../built-server/outbox-mails.ts';
import { childrenOf, megabytesOf } from '../../built-server/process-usage.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { request } from '../../built-server/requests.ts';
import { eventually } from '../../eventually.ts';
import { answerMail, bounceOf } from '../../made-up/answer-mail.ts';
import { startDovecot } from '../../made-up/dovecot.ts';
import { hostileMails } from '../../made-up/hostile-mails.ts';
import { sampleMessage } from '../../made-up/sample-input.ts';

interface Thread {
  id: string;
  messageId: string;
  /** The expected texts of its answers. */
  expected: string[];
}

interface Health {
  mailbox?: { state: string; stored: number; leftAlone: number; loops: number };
}

const health = async ({ url }: BuiltServer): Promise<Health> => (await request(`${url}/api/health`)).json;

/** Messages with a reply each, and the Message-ID of the reply's mail. */
async function makeThreads(dataDir: string, count: number): Promise<Thread[]> {
  const server = await startBuiltServer(dataDir);
  const call = await signIn(server.url);
  const threads: Thread[] = [];
  for (let number = 1; number <= count; number++) {
    const email = `person${number}@example.org`;
    const { id } = (await request(`${server.url}/api/contact-messages`, { json: { ...sampleMessage, email } })).json;
    await call('POST', `/api/contact-messages/${id}/replies`, { text: `Antwort ${number}` });
    threads.push({ id, messageId: email, expected: [] });
  }
  await eventually(() => outboxMails(dataDir).filter((mail) => mail.includes('\nTo: person')).length === count);
  const sent = outboxMails(dataDir);
  for (const thread of threads) {
    const mail = sent.find((text) => text.includes(`\nTo: ${thread.messageId}\r`));
    thread.messageId = /Message-ID: (<\S+>)/.exec(mail ?? '')?.[1] ?? '';
  }
  await server.end();
  return threads;
}

/** @returns the number of threads that differ from what was sent, and of those that aren't open */
async function compare(call: AdministratorClient, threads: Thread[]) {
  let [wrong, notOpen] = [0, 0];
  for (const { id, expected } of threads) {
    const mails = (await call('GET', `/api/contact-messages/${id}/incoming-mails`)).json as { text: string }[];
    const texts = mails.map(({ text }) => text);
    if (!isDeepStrictEqual(texts.sort(), expected.toSorted())) wrong += 1;
    const [record] = (await call('GET', `/api/contact-messages?search=${id}`)).json as { state: string }[];
    if (record?.state !== 'open') notOpen += 1;
  }
  return { wrong, notOpen };
}

/** Memory in MB of the server and of its process that reads mails. */
function memoryOf(pid: number): number {
  const sizes = childrenOf(pid).map((child) => {
    try {
      return readFileSync(`/proc/${child}/cmdline`, 'utf8').includes('incoming-mail') ? megabytesOf(child) : 0;
    } catch {
      return 0;
    }
  });
  return sizes.reduce((sum, size) => sum + size, megabytesOf(pid));
}

/** Mails that take seconds each, for the long form. */
const slow = [
  '100,000 empty parts',
  'HTML nested 200,000 deep',
  'base64 without end',
  'a line of 20 MB',
  'a mail of 40 MB',
];

type Dovecot = Awaited<ReturnType<typeof startDovecot>>;

async function proveOnce(
  report: Report,
  dovecot: Dovecot,
  { protocol, answers, kills }: { protocol: string; answers: number; kills: number },
) {
  const dataDir = await installedDirectory();
  const threads = await makeThreads(dataDir, Math.ceil(answers / 20));
  const deliver = (from: number, to: number) => {
    for (let number = from; number < to; number++) {
      const thread = threads[number % threads.length] as Thread;
      const text = `Antwort ${number} von aussen`;
      thread.expected.push(text);
      dovecot.deliver(answerMail({ to: thread.messageId, text }));
      if (number % 10 === 0) dovecot.deliver(answerMail({ text: 'Etwas anderes' }));
    }
  };
  const others = (count: number) => Math.ceil(count / 10);
  deliver(0, answers);
  const settings = { IMAP_URL: dovecot.imapUrl(), LOG_LEVEL: 'error' };
  for (let kill = 1; kill <= kills; kill++) {
    const server = await startBuiltServer(dataDir, settings);
    const minimum = Math.floor((answers * kill) / (kills + 1));
    await eventually(async () => ((await health(server)).mailbox?.stored ?? 0) >= minimum, 60_000);
    await server.kill(kill % 2 === 0 ? 'group' : 'node');
  }
  deliver(answers, answers + 20);
  const [one, two] = await Promise.all([startBuiltServer(dataDir, settings), startBuiltServer(dataDir, settings)]);
  const all = answers + 20;
  const read = await eventually(async () => {
    const { mailbox } = await health(one);
    return mailbox && mailbox.stored + mailbox.leftAlone >= all + others(answers) + others(20) && mailbox;
  }, 120_000);
  const call = await signIn(one.url);
  const { wrong, notOpen } = await compare(call, threads);
  report.check(
    `${protocol}: ${all} answers, ${kills} kills, two readers: in their thread, each once`,
    wrong === 0 && read.stored === all,
    `${read.stored}, ${wrong} threads wrong`,
  );
  report.equal(`${protocol}: their messages are open again`, notOpen, 0);
  const { leftAlone } = read;
  report.equal(`${protocol}: other mails are left alone and counted`, leftAlone, others(answers) + others(20));
  await Promise.all([one.end(), two.end()]);
  const { mails, flags } = await dovecot.state();
  report.check(
    `${protocol}: nothing is deleted, no flag is set in the mailbox`,
    flags.length === 0 && mails === all + leftAlone,
    `${mails} mails, ${flags.length} flags`,
  );
  return { dataDir, threads, settings };
}

async function proveHostile(
  report: Report,
  dovecot: Dovecot,
  { dataDir, threads, settings }: Awaited<ReturnType<typeof proveOnce>>,
  isShort: boolean,
) {
  const [thread, other] = threads as [Thread, Thread];
  const mails = Object.entries(hostileMails(thread.messageId)).filter(([name]) => !isShort || !slow.includes(name));
  const hostile = Object.fromEntries(mails);
  for (const mail of Object.values(hostile)) dovecot.deliver(mail);
  dovecot.deliver(bounceOf(other.messageId));
  dovecot.deliver(answerMail({ to: other.messageId, text: 'Zuletzt' }));
  const begun = performance.now();
  await using server = await startBuiltServer(dataDir, settings);
  const before = (await health(server)).mailbox?.stored ?? 0;
  let [peak, worst] = [0, 0];
  const expected = before + Object.keys(hostile).length + 2;
  await eventually(async () => {
    const answer = await request(`${server.url}/api/health`);
    worst = Math.max(worst, answer.status);
    peak = Math.max(peak, memoryOf(server.pid));
    return ((answer.json as Health).mailbox?.stored ?? 0) >= expected;
  }, 240_000).catch(() => undefined);
  report.bound(
    'hostile mails: seconds to read all (at most 60)',
    performance.now() - begun < 60_000,
    Math.round((performance.now() - begun) / 1_000),
  );
  report.bound('hostile mails: memory of the server and its reader, MB (at most 400)', peak < 400, Math.round(peak));
  const call = await signIn(server.url);
  const answer = await call('GET', `/api/contact-messages/${thread.id}/incoming-mails`);
  const stored = answer.json.filter(({ subject }: { subject: string }) => subject === 'Hostile');
  report.all(
    'hostile mails: each is in its thread, whole or with its fault',
    stored.length,
    Object.keys(hostile).length,
  );
  report.check(
    'hostile mails: no call answers with 5xx',
    worst < 500 && answer.status === 200,
    Math.max(worst, answer.status),
  );
  const replies = (await call('GET', `/api/contact-messages/${other.id}/replies`)).json as { mailStatus: string }[];
  const answers = (await call('GET', `/api/contact-messages/${other.id}/incoming-mails`)).json as { text: string }[];
  report.equal('after them, a bounce marks its reply as failed', replies[0]?.mailStatus, 'failed');
  report.check(
    'after them, an answer is still read',
    answers.some(({ text }) => text === 'Zuletzt'),
    answers.length,
  );
}

async function proveRefused(report: Report, dovecot: Dovecot, dataDir: string) {
  await using server = await startBuiltServer(dataDir, { IMAP_URL: dovecot.imapUrl('falsch') });
  const failing = await eventually(async () => {
    const state = await health(server);
    return state.mailbox?.state === 'failing' && state;
  });
  const call = await signIn(server.url);
  const { mailbox } = (await call('GET', '/api/admin/overview')).json as { mailbox: { failure: string } };
  report.check(
    'a password that is refused: health and overview report it',
    mailbox.failure.includes('password'),
    mailbox.failure,
  );
  const { status } = await request(`${server.url}/api/contact-messages`, { json: sampleMessage });
  report.equal('a password that is refused: messages are still accepted', status, 201);
  report.check(
    'a password that is refused: it is not logged',
    !server.output().includes('falsch'),
    failing.mailbox?.state ?? '',
  );
}

/** A certificate for localhost by a separate certificate authority. */
function makeCertificates(directory: string) {
  const fileAt = (name: string) => path.join(directory, name);
  const openssl = (...args: string[]) => execFileSync('openssl', args, { stdio: 'ignore' });
  const key = ['-newkey', 'rsa:2048', '-nodes', '-days', '2'];
  openssl('req', '-x509', ...key, '-keyout', fileAt('ca.key'), '-out', fileAt('ca.pem'), '-subj', '/CN=Muster CA');
  openssl(
    'req',
    '-x509',
    ...key,
    '-CA',
    fileAt('ca.pem'),
    '-CAkey',
    fileAt('ca.key'),
    '-keyout',
    fileAt('key.pem'),
    '-out',
    fileAt('cert.pem'),
    '-subj',
    '/CN=localhost',
    '-addext',
    'subjectAltName=DNS:localhost',
    '-addext',
    'basicConstraints=CA:FALSE',
  );
  return { authority: fileAt('ca.pem'), certificate: fileAt('cert.pem'), key: fileAt('key.pem') };
}

await prove('mailbox', async (report, { isShort }) => {
  const certificates = makeCertificates(freshDirectory());
  process.env.NODE_EXTRA_CA_CERTS = certificates.authority;
  const [dovecot, secure, directory] = await Promise.all([
    startDovecot(freshDirectory()),
    startDovecot(freshDirectory(), certificates),
    installedDirectory(),
  ]);
  const size = isShort ? { answers: 30, kills: 1 } : { answers: 500, kills: 5 };
  // On a separate directory, while the servers of the other wait for their mails.
  const [proven] = await Promise.all([
    proveOnce(report, dovecot, { protocol: 'IMAP', ...size }),
    proveRefused(report, secure, directory),
  ]);
  await proveHostile(report, dovecot, proven, isShort);
  await dovecot.stop();
  if (!isShort) {
    const repeated = await proveOnce(report, secure, { protocol: 'IMAPS', ...size });
    await proveHostile(report, secure, repeated, isShort);
    delete process.env.NODE_EXTRA_CA_CERTS;
    await using server = await startBuiltServer(proven.dataDir, { IMAP_URL: secure.imapUrl(), LOG_LEVEL: 'error' });
    const state = await eventually(async () => (await health(server)).mailbox?.state);
    await eventually(async () => (await health(server)).mailbox?.state === 'failing');
    report.check('a certificate of an unknown authority is refused', state !== undefined, 'failing');
  }
  await secure.stop();
});
