/**
 * Runs every proof of this folder in its own process, one after the other; with --short, as the checks do, three at a
 * time and without those for a release. The crash proof, documents-stay, retention and export-erase have separate
 * tests. Counts are written to .test-results/proofs.json.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import PQueue from 'p-queue';

const names = [
  'faults/two-starts',
  'faults/graceful-stop',
  'attacks/slow-clients',
  'attacks/hostile',
  'orders/delivery',
  'office/editions',
  'faults/database-restart',
  'faults/disk-full',
  'faults/backup-restore',
  'releases/dev-server',
  'releases/foreign-checkers',
  'releases/four-languages',
  'releases/migration',
  'releases/other-browsers',
  'faults/smtp-faults',
  'orders/large-report',
  'orders/order-documents',
  'orders/payments',
  'office/news',
  'office/accounts',
  'attacks/sign-in-attack',
  'office/uploads',
  'office/mailbox',
  'office/usage',
];
/** Proofs that only measure, build the site again, or make 500 edits in a browser; they run only before a release. */
const beforeRelease = ['releases/fifth-language', 'attacks/overload', 'attacks/soak', 'office/edits'];
const isShort = process.argv.includes('--short');
const root = path.join(import.meta.dirname, '../..');
const counts = { passed: 0, failed: 0, failures: [] as string[] };

async function run(name: string): Promise<void> {
  const proof = spawn(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'pipe'],
    cwd: root,
  });
  let output = '';
  let errorOutput = '';
  proof.stdout.on('data', (part) => (output += part));
  proof.stderr.on('data', (part) => (errorOutput += part));
  const [status] = (await once(proof, 'close')) as [number | null];
  process.stdout.write(`${output}\n`);
  process.stderr.write(errorOutput);
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed/m.exec(output) ?? [];
  counts.passed += Number(passed);
  counts.failed += Math.max(Number(failed), status === 0 ? 0 : 1);
  if (status === 0) return;
  const broken = output.split('\n').filter((line) => line.includes('BROKEN'));
  counts.failures.push([`${name} (status ${status})`, ...broken, errorOutput.slice(-1_000)].join('\n'));
}

/** The short form measures nothing, so three run at a time; those that mostly wait come first, to keep two cores busy. */
const queue = new PQueue({ concurrency: isShort ? 3 : 1 });
await queue.addAll((isShort ? names : [...names, ...beforeRelease]).map((name) => () => run(name)));
mkdirSync(path.join(root, '.test-results'), { recursive: true });
writeFileSync(path.join(root, '.test-results/proofs.json'), JSON.stringify(counts));
process.stdout.write(`${counts.passed} promises kept, ${counts.failed} broken\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
