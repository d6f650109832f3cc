/**
 * Runs a measuring command and writes its output to docs/figures.md, with machine and date:
 * `node script/record-figures.ts script/bench memory`. Replaces the command's former section.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const page = path.join(import.meta.dirname, '../docs/figures.md');
const [program = '', ...args] = process.argv.slice(2);
const command = [program, ...args].join(' ');
const loadBefore = os.loadavg()[0] ?? 0;

const measuring = spawn(program, args, { stdio: ['ignore', 'pipe', 'inherit'] });
let printed = '';
measuring.stdout.on('data', (part) => {
  printed += part;
  process.stdout.write(part);
});
const [status] = (await once(measuring, 'close')) as [number | null];
if (status !== 0) {
  process.stderr.write(`${command} failed: its figures are not recorded\n`);
  process.exit(status ?? 1);
}

const cpus = os.cpus();
const machine = [
  `${cpus.length} × ${cpus[0]?.model.trim()}`,
  `${Math.round(os.totalmem() / 1024 ** 3)} GB`,
  `Node ${process.versions.node}`,
  `load ${loadBefore.toFixed(1)} before`,
].join(', ');
const section = [
  `## \`${command}\``,
  `${new Date().toISOString().slice(0, 10)}; ${machine}`,
  `\`\`\`text\n${printed.trimEnd()}\n\`\`\`\n`,
].join('\n\n');
const [head = '', ...sections] = readFileSync(page, 'utf8').split(/^(?=## `)/m);
const others = sections.filter((other) => !other.startsWith(`## \`${command}\`\n`)).map((other) => other.trimEnd());
const all = [...others, section.trimEnd()].sort();
writeFileSync(page, `${[head.trimEnd(), ...all].join('\n\n')}\n`);
