/**
 * Every proof of this folder, one after the other, each in its own process; with --short
 * as part of the checks. The crash proof, retention and export-erase have tests of their own. Counts go to
 * .test-results/proofs.json.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

const names = [
  'two-starts',
  'graceful-stop',
  'database-restart',
  'disk-full',
  'backup-restore',
  'migration',
  'smtp-faults',
  'large-report',
  'slow-clients',
  'overload',
  'soak',
];
const root = path.join(import.meta.dirname, '../..');
const counts = { passed: 0, failed: 0 };
for (const name of names) {
  const { stdout, status } = spawnSync(
    process.execPath,
    [path.join(import.meta.dirname, `${name}.ts`), ...process.argv.slice(2)],
    { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'], cwd: root },
  );
  process.stdout.write(`${stdout}\n`);
  const [, passed = 0, failed = 0] = /^(\d+) passed, (\d+) failed/m.exec(stdout) ?? [];
  counts.passed += Number(passed);
  counts.failed += Math.max(Number(failed), status === 0 ? 0 : 1);
}
mkdirSync(path.join(root, '.test-results'), { recursive: true });
writeFileSync(path.join(root, '.test-results/proofs.json'), JSON.stringify(counts));
process.stdout.write(`${counts.passed} promises kept, ${counts.failed} broken\n`);
process.exitCode = counts.failed > 0 ? 1 : 0;
