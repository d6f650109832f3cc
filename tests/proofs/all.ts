/**
 * Every proof of this folder, each in its own process, one after the other; with --short two at a time
 * as part of the checks. The crash proof, retention and export-erase have tests of their own. Counts go to
 * .test-results/proofs.json.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const names = [
  'two-starts',
  'graceful-stop',
  'hostile',
  'delivery',
  'editions',
  'database-restart',
  'disk-full',
  'backup-restore',
  'dev-server',
  'foreign-checkers',
  'migration',
  'other-browsers',
  'smtp-faults',
  'large-report',
  'order-documents',
  'payments',
  'news',
  'accounts',
  'sign-in-attack',
  'uploads',
  'usage',
  'slow-clients',
  'overload',
  'soak',
  // 500 edits in a browser take as long as all the others: the browser tests have the same troubles once each.
  ...(process.argv.includes('--short') ? [] : ['edits']),
];
const root = path.join(import.meta.dirname, '../..');
const counts = { passed: 0, failed: 0 };

async function run(name: string): Promise<void> {
  const proof = spawn(process.execPath, [path.join(import.meta.dirname, `${name}.ts`), ...process.argv.slice(2)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    cwd: root,
  });
  let said = '';
  proof.stdout.on('data', (part) => (said += part));
  const [status] = (await once(proof, 'close')) as [number | null];
  process.stdout.write(`${said}\n`);
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed/m.exec(said) ?? [];
  counts.passed += Number(passed);
  counts.failed += Math.max(Number(failed), status === 0 ? 0 : 1);
}

/** Two at a time in the short form, which measures nothing: they mostly wait. */
const lanes = process.argv.includes('--short') ? 2 : 1;
const waiting = [...names];
async function work(): Promise<void> {
  for (let name = waiting.shift(); name; name = waiting.shift()) await run(name);
}
await Promise.all(Array.from({ length: lanes }, work));
mkdirSync(path.join(root, '.test-results'), { recursive: true });
writeFileSync(path.join(root, '.test-results/proofs.json'), JSON.stringify(counts));
process.stdout.write(`${counts.passed} promises kept, ${counts.failed} broken\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
