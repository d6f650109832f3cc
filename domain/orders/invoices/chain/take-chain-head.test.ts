import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener } from 'node:http';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { eventually } from '#tests/eventually.ts';
import { listenOnLoopback } from '#tests/listen-on-loopback.ts';
import { placeOrder } from '#tests/place-order.ts';
import { testDirectory } from '#tests/test-directory.ts';
import { testServices } from '#tests/test-services.ts';
import { listMails } from '../../../core/mails/mail-queries.server.ts';
import { listUndrawn } from '../invoice-document-queries.server.ts';
import { chainHeadMail } from './chain-head-mail.server.ts';
import { findLatestChainHead, readTimestampFailure } from './chain-head-queries.server.ts';
import { checkChain } from './check-chain.server.ts';
import { findLastChainEntry } from './document-chain-queries.server.ts';
import { requestTimestamp } from './request-timestamp.server.ts';
import { takeChainHead } from './take-chain-head.server.ts';

const run = promisify(execFile);

const config = `
[ tsa ]
default_tsa = responder
[ responder ]
serial = serial
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
accuracy = secs:1
ess_cert_id_alg = sha256
[ extensions ]
extendedKeyUsage = critical,timeStamping
basicConstraints = critical,CA:TRUE
`;

const openssl = (...args: string[]) => run('openssl', args, { cwd: directory });

const services = await testServices({ RATE_LIMITS: 'off' });
const directory = await testDirectory();
beforeAll(async () => {
  await writeFile(path.join(directory, 'tsa.cnf'), config);
  await writeFile(path.join(directory, 'serial'), '01\n');
  const keys = ['-newkey', 'rsa:2048', '-nodes', '-keyout', 'key.pem', '-out', 'tsa.pem', '-days', '2'];
  await openssl('req', '-x509', ...keys, '-subj', '/CN=Muster TSA', '-extensions', 'extensions', '-config', 'tsa.cnf');
});

async function serve(listener: RequestListener): Promise<URL> {
  const server = createServer(listener);
  onTestFinished(() => void server.close());
  return new URL(`http://127.0.0.1:${await listenOnLoopback(server)}/`);
}

/** A time stamp service that signs with OpenSSL's responder. */
const responder = () =>
  serve(async (request, response) => {
    await writeFile(path.join(directory, 'query.tsq'), await buffer(request));
    const signer = ['-signer', 'tsa.pem', '-inkey', 'key.pem', '-config', 'tsa.cnf'];
    await openssl('ts', '-reply', '-queryfile', 'query.tsq', ...signer, '-out', 'reply.tsr');
    response.end(await readFile(path.join(directory, 'reply.tsr')));
  });

async function place(): Promise<void> {
  await placeOrder(services);
  // Its PDF is chained too.
  await eventually(async () => (await listUndrawn(services.db)).length === 0);
}

const takeHead = (timestampUrl?: URL) =>
  takeChainHead({ ...services, settings: { ...services.settings, timestampUrl } });

const headMails = async () => (await listMails(services.db)).filter(({ kind }) => kind === 'chain-head');

test('the day’s head is mailed to the office once, and only if the chain grew', async () => {
  await place();
  await takeHead();
  const last = await findLastChainEntry(services.db);
  await place();
  await takeHead();
  await takeHead();
  const mails = await headMails();
  expect(mails.map(({ recipient }) => recipient)).toEqual(['team@example.org', 'team@example.org']);
  const first = mails.at(-1);
  if (!first) throw new Error('no mail');
  expect(await chainHeadMail.compose(services, first)).toMatchObject({
    input: [{ position: last?.position, head: last?.head }, {}],
  });
  expect((await checkChain(services.db)).problem).toBeUndefined();
});

test('a time stamp of OpenSSL’s responder is verified by `openssl ts -verify` alone, and fails for another head', async () => {
  await place();
  await takeHead(await responder());
  const latest = await findLatestChainHead(services.db);
  expect(latest).toMatchObject({ timestampFailure: null });
  await writeFile(path.join(directory, 'stored.tsr'), latest?.timestamp as Buffer);
  const verify = (digest: string) =>
    openssl('ts', '-verify', '-digest', digest, '-in', 'stored.tsr', '-CAfile', 'tsa.pem');
  expect((await verify(String(latest?.head))).stdout).toContain('Verification: OK');
  await expect(verify('ab'.repeat(32))).rejects.toThrow();
});

test('a failure of the service is shown and stops nothing else; the next night stamps the same head', async () => {
  await place();
  const before = (await headMails()).length;
  await takeHead(await serve((_, response) => response.writeHead(503).end()));
  expect(await headMails()).toHaveLength(before + 1);
  expect(await readTimestampFailure(services.db)).toBe('the service answered with 503');
  await takeHead(await responder());
  expect(await readTimestampFailure(services.db)).toBeNull();
  expect((await findLatestChainHead(services.db))?.timestamp).not.toBeNull();
});

test('a response is rejected if it is a refusal, for another hash, too long, or not a time stamp', async () => {
  const head = 'ab'.repeat(32);
  const answering = async (answer: Buffer) =>
    requestTimestamp(await serve((_, response) => response.end(answer)), head);
  const another = await requestTimestamp(await responder(), 'cd'.repeat(32));
  await expect(answering(another)).rejects.toThrow('for another hash');
  await expect(answering(Buffer.from('30053003020102', 'hex'))).rejects.toThrow('refused the request (status 2)');
  await expect(answering(Buffer.from('<html>'))).rejects.toThrow('not a time stamp');
  await expect(answering(Buffer.alloc(100_000))).rejects.toThrow('too long');
});
