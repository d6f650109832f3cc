import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

const root = path.join(import.meta.dirname, '../..');
const read = (file: string) => readFileSync(path.join(root, file), 'utf8');

/** Programs that script/install-test-programs lists, by their bare names. */
function listedPrograms(): string[] {
  const lines = [...read('script/install-test-programs').matchAll(/^ *needs \S+ (.+)$/gm)];
  const words = lines.flatMap(([, programs = '']) => programs.match(/[^\s"']+/g) ?? []);
  return words.map((word) => path.basename(word.replace(/^\$\{.*:-(.*)\}$/, '$1')));
}

/** Sources that may start programs; run-checks.ts runs only those that npm installs. */
function sources(): string[] {
  const folders = ['server', 'platform', 'domain', 'tests', 'script'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  );
  return files.filter((file) => /\.tsx?$/.test(file) && !/started-programs\.test\.ts$/.test(file));
}

/** Calls that start a program, including our own; a program before others with its options; a path of the system. */
const starts = [
  /\b(?:spawn|spawnSync|execFile|execFileSync|exec|execSync|run|start|requireProgram|needs|works|succeeds)\(\s*(?:\{[^}]*\},\s*)?'([a-z][\w.-]*)[' ]/gi,
  /(?:[?:]|\.\.\.|return)\s*\[\s*'([a-z][\w.-]*)',\s*\[?['"`]-/gi,
  /['"`]\/(?:usr\/)?(?:local\/)?s?bin\/([\w.-]+)['"`]/g,
];

/** Part of every system, or of the packages of this project. */
const ofEverySystem = ['sh', 'ls', 'test', 'true', 'false', 'node', 'npm'];

test('every program that is started is in the list that installs them', () => {
  const listed = new Set([...listedPrograms(), ...ofEverySystem]);
  const found = sources().flatMap((file) => {
    const source = read(file);
    const startsPrograms = source.includes('node:child_process');
    return starts
      .slice(startsPrograms ? 0 : 2)
      .flatMap((pattern) => [...source.matchAll(pattern)].map(([, program = '']) => ({ file, program })));
  });
  expect(found.map(({ program }) => program)).toEqual(
    expect.arrayContaining(['gs', 'pdftotext', 'unshare', 'setpriv', 'mount', 'wrk', 'nginx', 'chromium']),
  );
  const packaged = new Set(readdirSync(path.join(root, 'node_modules/.bin')));
  expect(found.filter(({ program }) => !listed.has(program) && !packaged.has(program))).toEqual([]);
});
