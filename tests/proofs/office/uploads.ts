/**
 * Files are uploaded in pieces: on a slow connection that is cut, while the server is killed; alternately to two
 * instances on S3; and sixteen concurrently. The client is the code that runs in browsers.
 */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { readAnswer, requestInit } from '#app/api-client.ts';
import type { api } from '#app/workspace/calls/api.ts';
import type { FileUpload } from '#app/workspace/file-upload/file-upload.ts';
import { createFileUploads } from '#app/workspace/file-upload/file-uploads.ts';
import { addressOf } from '#domain/core/api-call.ts';
import { officeUploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { pieceBytes, pieceCount } from '#domain/partner-uploads/upload-limits.ts';
import { signIn } from '../../built-server/administer.ts';
import { type BuiltServer, freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { megabytesOf } from '../../built-server/process-usage.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { keepBusy } from '../../built-server/requests.ts';
import { openSlowLine } from '../../built-server/slow-line.ts';
import { eventually } from '../../eventually.ts';
import { freePort } from '../../free-port.ts';
import { startS3 } from '../../made-up/s3-server.ts';
import { samplePdf } from '../../made-up/sample-files.ts';

// The members of a window that the client needs in addition to fetch.
Object.assign(globalThis, { addEventListener() {}, removeEventListener() {} });

type Headers = Record<string, string>;
const uploadsPath = '/api/partner-uploads';
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

const asFile = (content: Buffer, name: string) => new File([new Uint8Array(content)], name);

/** Uploads files like an open window. @returns the uploads when all are checked */
function send(
  url: string,
  headers: Headers,
  files: File[],
  onProgress: (sentBytes: number) => void = () => {},
): Promise<FileUpload[]> {
  const makeCall: typeof api = async (call, input, options = {}) => {
    const init = requestInit(call, input, { ...options, headers: { ...options.headers, ...headers } });
    return readAnswer(await fetch(`${url}${addressOf(call, input)}`, init));
  };
  return Promise.all(
    files.map(
      (file) =>
        new Promise<FileUpload>((resolve, reject) => {
          const uploads = createFileUploads(officeUploadCalls, resolve, makeCall);
          uploads.subscribe(() => {
            const [upload] = uploads.list();
            onProgress(upload?.sentBytes ?? 0);
            if (upload?.phase === 'failed' || upload?.phase === 'refused') reject(new Error(JSON.stringify(upload)));
          });
          uploads.add(file, { title: 'Probe', category: 'data', year: 2024, isForAllFirms: true });
        }),
    ),
  );
}

async function fetchAgain(url: string, headers: Headers, { status }: FileUpload): Promise<Buffer> {
  const answer = await fetch(`${url}/api/partner-files/${status?.partnerFileId}/versions/1`, { headers });
  return Buffer.from(await answer.arrayBuffer());
}

/** A file is sent on a slow connection that is cut, and once its server is killed. @returns the server that is running then */
async function proveCuts(
  report: Report,
  running: BuiltServer,
  dataDir: string,
  isShort: boolean,
): Promise<BuiltServer> {
  let server = running;
  const { headers } = await signIn(server.url);
  const megabytes = isShort ? 7 : 50;
  const cuts = isShort ? 3 : 5;
  const content = samplePdf(megabytes * pieceBytes);
  const megabitsPerSecond = isShort ? 16 : 1;
  const line = await openSlowLine(server.port, (megabitsPerSecond * 1_000_000) / 8);
  const begun = performance.now();
  let arrived = 0;
  const sent = send(line.url, headers, [asFile(content, 'grosse-datei.pdf')], (sentBytes) => {
    arrived = sentBytes;
  });
  for (let cut = 1; cut <= cuts; cut++) {
    while (arrived < Math.floor((cut * megabytes) / (cuts + 1)) * pieceBytes) await sleep(5);
    // In the middle of the next piece.
    await line.reached(line.sentBytes() + pieceBytes / 2);
    if (cut === 2) {
      await server.kill('node');
      server = await startBuiltServer(dataDir, { PORT: String(server.port), LOG_LEVEL: 'error' });
    } else await line.cut(isShort ? 100 : 3_000);
  }
  const [upload] = await sent;
  const resentPieces = (line.sentBytes() - content.length) / pieceBytes;
  report.figure(
    `${megabytes} MiB at ${megabitsPerSecond} Mbit/s, cut ${cuts} times, one of it kill -9: seconds`,
    Math.round((performance.now() - begun) / 1_000),
  );
  report.check('sent again, with all heads, MiB (at most 5)', resentPieces <= 5, resentPieces.toFixed(2));
  const fetched = upload && (await fetchAgain(server.url, headers, upload));
  report.check(
    'the downloaded file is the uploaded one (SHA-256)',
    !!fetched && sha256(fetched) === sha256(content),
    fetched ? sha256(fetched).slice(0, 16) : 'nothing',
  );
  line.close();
  return server;
}

async function proveManyAtOnce(report: Report, server: BuiltServer, isShort: boolean): Promise<void> {
  const { headers } = await signIn(server.url);
  const before = megabytesOf(server.pid);
  const many = Array.from({ length: 16 }, (_, index) => samplePdf((isShort ? 2 : 20) * pieceBytes + index));
  let peak = before;
  const watching = keepBusy(1, async () => {
    peak = Math.max(peak, megabytesOf(server.pid));
    await sleep(20);
  });
  const uploaded = await send(
    server.url,
    headers,
    many.map((content, index) => asFile(content, `datei-${index}.pdf`)),
  );
  await watching.stop();
  report.bound(
    'sixteen uploads at once: additional memory of the process, MB (at most 64)',
    peak - before <= 64,
    (peak - before).toFixed(0),
  );
  const last = uploaded[15] && (await fetchAgain(server.url, headers, uploaded[15]));
  report.check('the last of them is complete', !!last?.equals(many[15] as Buffer), last?.length ?? 0);
}

/** The pieces of a file are sent alternately to two instances, which share their files on S3. */
async function proveTwoInstances(report: Report, isShort: boolean): Promise<void> {
  const s3 = await startS3(freshDirectory());
  const shared = { FILES_URL: s3.filesUrl.href, LOG_LEVEL: 'error' };
  const sharedDir = freshDirectory();
  const one = await startBuiltServer(sharedDir, shared);
  const two = await startBuiltServer(sharedDir, shared);
  const instances = [one, two].map(({ url }) => url);
  const { headers: session } = await signIn(one.url);
  const alternating = samplePdf((isShort ? 3 : 20) * pieceBytes + 12_345);
  const ask = async (
    index: number,
    method: string,
    path: string,
    body?: FormData | object,
    otherHeaders: Headers = {},
  ) => {
    const url = instances[index % 2] as string;
    const isForm = body instanceof FormData;
    return fetch(`${url}${path}`, {
      method,
      headers: {
        ...session,
        origin: url,
        ...otherHeaders,
        ...(body && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body && { body: isForm ? body : JSON.stringify(body) }),
    });
  };
  const promised = {
    fileName: 'wechselnd.pdf',
    bytes: alternating.length,
    title: 'Probe',
    category: 'data',
    year: 2024,
    isForAllFirms: true,
  };
  const started = (await (await ask(0, 'POST', uploadsPath, promised)).json()) as { id: string; partnerFileId: string };
  for (let number = 1; number <= pieceCount(alternating.length); number++) {
    const piece = alternating.subarray((number - 1) * pieceBytes, number * pieceBytes);
    const form = new FormData();
    form.set('piece', new Blob([new Uint8Array(piece)]));
    const { status } = await ask(number, 'PUT', `${uploadsPath}/${started.id}/pieces/${number}`, form, {
      'piece-sha256': sha256(piece),
    });
    if (status !== 204) throw new Error(`piece ${number} was answered with ${status}`);
  }
  await ask(1, 'POST', `${uploadsPath}/${started.id}/finish`);
  const address = `/api/partner-files/${started.partnerFileId}/versions/1`;
  const whole = await eventually(async () => {
    const answer = await ask(0, 'GET', address);
    return answer.status === 200 && answer;
  }, 60_000);
  const bytes = Buffer.from(await whole.arrayBuffer());
  report.check(
    'pieces sent alternately to two instances on S3: the file is complete',
    bytes.equals(alternating),
    sha256(bytes).slice(0, 16),
  );
  await Promise.all([one.end(), two.end()]);
  await s3.stop();
}

await prove('uploads', async (report, { isShort }) => {
  const dataDir = await installedDirectory();
  const first = await startBuiltServer(dataDir, { PORT: String(await freePort()), LOG_LEVEL: 'error' });
  const server = await proveCuts(report, first, dataDir, isShort);
  await proveManyAtOnce(report, server, isShort);
  await server.end();
  await proveTwoInstances(report, isShort);
});
