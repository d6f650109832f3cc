/** Counts the lines of source and tests, and how long their files are: `node script/count-lines.ts`. */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const longestAllowed = 300;
const isTest = (file: string) => /^tests\/|\.test\.tsx?$/.test(file);

process.chdir(path.join(import.meta.dirname, '..'));
// Generated files are not in git.
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.css'], { encoding: 'utf8' })
  .trim()
  .split('\n')
  .map((file) => ({ file, lines: readFileSync(file, 'utf8').split('\n').length - 1 }))
  .sort((one, other) => one.lines - other.lines);

for (const [name, counted] of Object.entries(
  Object.groupBy(files, ({ file }) => (isTest(file) ? 'tests' : 'source')),
)) {
  const atMost = (share: number) => counted[Math.ceil(counted.length * share) - 1]?.lines;
  const total = counted.reduce((sum, { lines }) => sum + lines, 0);
  process.stdout.write(
    `${name}: ${total} lines in ${counted.length} files; half have at most ${atMost(0.5)}, nine in ten ${atMost(0.9)}\n`,
  );
  for (const { file, lines } of counted) if (lines > longestAllowed) process.stdout.write(`  ${lines} ${file}\n`);
}
