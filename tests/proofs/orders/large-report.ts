/** A report of 50 MB is stored, licensed and downloaded: its effect on other requests and on memory. */
import { createHash, randomBytes } from 'node:crypto';
import http from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { PDFDocument, PDFName } from 'pdf-lib';
import { sampleStudyOrder } from '#domain/orders/study-orders/sample-study-order.ts';
import { signIn } from '../../built-server/administer.ts';
import { startBuiltServer } from '../../built-server/built-server.ts';
import { installedDirectory } from '../../built-server/installed-directory.ts';
import { outboxMails } from '../../built-server/outbox-mails.ts';
import { megabytesOf } from '../../built-server/process-usage.ts';
import { prove } from '../../built-server/report.ts';
import { keepBusy, quantile, request } from '../../built-server/requests.ts';
import { uploadReport } from '../../built-server/upload-report.ts';

const pages = 82;
const megabyte = 1024 ** 2;

/** A report of the maximum size: pages with incompressible pictures. */
async function largeReport(): Promise<Buffer> {
  const pdf = await PDFDocument.create();
  for (let i = 0; i < pages; i++) {
    const picture = pdf.context.register(pdf.context.stream(randomBytes((49.5 * megabyte) / pages)));
    pdf.addPage([595, 842]).node.set(PDFName.of('MusterBild'), picture);
  }
  return Buffer.from(await pdf.save());
}

await prove('large-report', async (report) => {
  const pdf = await largeReport();
  const dataDir = await installedDirectory();
  await using server = await startBuiltServer(dataDir, { LOG_LEVEL: 'error' });
  const administrator = await signIn(server.url);
  const study = (await administrator('POST', '/api/studies', { title: 'Probe', year: 2024, isCurrentEdition: true }))
    .json.id;

  const agent = new http.Agent({ keepAlive: true });
  let waits: number[] = [];
  let peak = 0;
  /** Measures other requests and memory during an action. */
  const observed = async <Result>(what: string, work: () => Promise<Result>) => {
    waits = [];
    peak = 0;
    const before = megabytesOf(server.pid);
    const others = keepBusy(1, async () => {
      waits.push((await request(`${server.url}/api/health`, { agent })).milliseconds);
      peak = Math.max(peak, megabytesOf(server.pid));
      await sleep(5);
    });
    const begun = performance.now();
    const result = await work();
    const milliseconds = performance.now() - begun;
    await others.stop();
    const longest = Math.max(...waits);
    report.figure(`${what}: seconds`, (milliseconds / 1_000).toFixed(1));
    report.figure(
      '  others meanwhile, median, 99 %, longest, ms',
      [quantile(waits, 0.5), quantile(waits, 0.99), longest].map((value) => value.toFixed(0)).join(' '),
    );
    report.figure('  memory of the process before and at most, MB', `${before.toFixed(0)} ${peak.toFixed(0)}`);
    return { result, milliseconds, longest, growth: peak - before };
  };

  for (let i = 0; i < 20; i++) await request(`${server.url}/api/health`, { agent });
  report.figure('the report, MB', (pdf.length / megabyte).toFixed(1));
  const quiet = await observed('nothing', () => sleep(3_000));

  const stored = await observed('upload and check', () => uploadReport(server.url, administrator.headers, study, pdf));
  report.equal('the report is stored', stored.result, 200);

  const { id } = (await request(`${server.url}/api/study-orders`, { json: sampleStudyOrder })).json;
  const deliveryMail = () => outboxMails(dataDir).find((mail) => mail.includes('/api/downloads/'));
  const licensed = await observed('licence and delivery mail', async () => {
    await administrator('POST', `/api/study-orders/${id}/deliver`);
    const begun = Date.now();
    while (!deliveryMail() && Date.now() - begun < 120_000) await sleep(50);
    return /\/api\/downloads\/[\w-]+/.exec(deliveryMail() ?? '')?.[0];
  });
  const link = `${server.url}${licensed.result}`;

  /** Reads like a slow connection, and discards the bytes. */
  const download = () =>
    new Promise<string>((resolve, reject) => {
      http
        .get(link, async (response) => {
          const hash = createHash('sha256');
          let bytes = 0;
          for await (const piece of response) {
            hash.update(piece);
            bytes += piece.length;
            if (bytes % 7 === 0) await sleep(1);
          }
          if (bytes !== Number(response.headers['content-length'])) reject(new Error('truncated'));
          resolve(hash.digest('hex'));
        })
        .on('error', reject);
    });
  const downloads = await observed('five downloads at once', () => Promise.all(Array.from({ length: 5 }, download)));
  report.check('the downloads are identical', new Set(downloads.result).size === 1, downloads.result.length);
  const sixth = (await request(link)).status;
  report.equal('the sixth is refused (410)', sixth, 410);

  // A process that checks or licenses on its main thread would block all requests for most of that time.
  const longest = Math.max(stored.longest, licensed.longest, downloads.longest);
  const shorterWork = Math.min(stored.milliseconds, licensed.milliseconds);
  report.bound(
    'longest wait of others, ms (below half of the shorter work; quiet for comparison)',
    longest < Math.max(shorterWork / 2, quiet.longest),
    `${longest.toFixed(0)} of ${(shorterWork / 2).toFixed(0)} (${quiet.longest.toFixed(0)})`,
  );
  const most = Math.max(stored.growth, licensed.growth);
  report.bound(
    'memory that a report uses while it is checked or licensed (below 5 × 50 MB)',
    most < 250,
    `${most.toFixed(0)} MB`,
  );
  // While five reports are streamed, V8 keeps some 60 MB of used chunks before it collects them.
  report.bound(
    'memory that five downloads use, MB (below 100, the size of two reports)',
    downloads.growth < 100,
    `${downloads.growth.toFixed(0)} MB`,
  );
});
