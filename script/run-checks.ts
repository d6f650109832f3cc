/**
 * Runs and counts every check and test; each test of a file counts. Steps of a group run concurrently. Arguments select
 * steps: `script/test types unit`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { stripVTControlCharacters } from 'node:util';

process.chdir(path.join(import.meta.dirname, '..'));
const results = '.test-results';
const maxFailureChars = 3000;
const wantedMinutes = 12;

interface Counts {
  passed: number;
  failed: number;
  /** Names and messages of failures, repeated at the end of the log. */
  failures?: string[];
}

interface Step {
  name: string;
  command: string[];
  /** Reads how many tests ran; without it the step counts as one check. */
  count?: () => Counts;
}

const readJson = <Report>(file: string): Report => JSON.parse(readFileSync(path.join(results, file), 'utf8')) as Report;

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numFailedTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

function vitestCounts(): Counts {
  const report = readJson<VitestReport>('vitest.json');
  const failed = report.testResults.filter((file) => file.status === 'failed');
  return {
    passed: report.numPassedTests,
    failed: Math.max(report.numFailedTests, report.numFailedTestSuites > 0 ? 1 : 0),
    failures: failed.flatMap((file) => {
      const tests = file.assertionResults.filter((test) => test.status === 'failed');
      const name = path.relative('.', file.name);
      if (tests.length === 0) return [`${name}\n${file.message}`];
      return tests.map((test) => `${name} › ${test.fullName}\n${test.failureMessages.join('\n')}`);
    }),
  };
}

interface PlaywrightSuite {
  specs: { title: string; file: string; tests: { results: { error?: { stack?: string } }[] }[] }[];
  suites?: PlaywrightSuite[];
}

function playwrightFailures({ specs, suites = [] }: PlaywrightSuite): string[] {
  const own = specs.flatMap(({ title, file, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .flatMap(({ error }) => (error ? [`${file} › ${title}\n${stripVTControlCharacters(error.stack ?? '')}`] : [])),
  );
  return [...own, ...suites.flatMap(playwrightFailures)];
}

/** A test that only passed on a retry counts as failed. */
function playwrightCounts(): Counts {
  const { stats, suites, errors } = readJson<{
    stats: { expected: number; unexpected: number; flaky: number };
    suites: PlaywrightSuite[];
    /** Errors outside any test, for instance while loading a file. */
    errors: { stack?: string }[];
  }>('report.json');
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    failures: [
      ...errors.map(({ stack = '' }) => stripVTControlCharacters(stack)),
      ...suites.flatMap(playwrightFailures),
    ],
  };
}

/**
 * Steps of a group run concurrently. The crash proof and the other proofs do because each leaves a core idle: they
 * mostly wait for servers and pauses.
 */
const groups: Step[][] = [
  [
    { name: 'format', command: ['biome', 'ci', '--error-on-warnings'] },
    { name: 'types', command: ['tsc', '--noEmit'] },
    {
      name: 'imports',
      command: ['depcruise', '--config', '.dependency-cruiser.mjs', 'app', 'content', 'domain', 'platform', 'server'],
    },
    { name: 'unused', command: ['knip', '--no-progress'] },
    { name: 'build', command: ['node', 'script/build.ts'] },
  ],
  [{ name: 'weight', command: ['node', 'script/check-weight.ts'] }],
  [
    {
      name: 'unit',
      command: ['vitest', 'run', '--reporter=default', '--reporter=json', `--outputFile.json=${results}/vitest.json`],
      count: vitestCounts,
    },
  ],
  [
    { name: 'crash', command: ['node', 'tests/crash/orders-under-kill.ts', '--kills', '4', '--orders', '60'] },
    {
      name: 'proofs',
      command: ['node', 'tests/proofs/all.ts', '--short'],
      count: () => readJson<Counts>('proofs.json'),
    },
  ],
  [{ name: 'browser', command: ['playwright', 'test'], count: playwrightCounts }],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const wanted = process.argv.slice(2);
const total: Counts = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const failures: string[] = [];
const begun = Date.now();

/**
 * Runs a step, and shows its output immediately, or at its end if it runs beside others. Hundreds of processes load the
 * same sources: kept compiled, those that mostly start take a sixth less CPU.
 */
async function run({ name, command, count }: Step, isAlone: boolean): Promise<void> {
  const started = Date.now();
  const [program = '', ...rest] = command;
  if (isAlone) process.stdout.write(`\n== ${name}\n`);
  const env = { ...process.env, CI: 'true', NODE_COMPILE_CACHE: path.resolve(results, 'compiled') };
  const output = isAlone ? 'inherit' : 'pipe';
  const step = spawn(program, rest, { stdio: ['inherit', output, output], env });
  const ended = once(step, 'close').catch((error: Error) => [error.message]);
  const written = await Promise.all([step.stdout, step.stderr].map((stream) => (stream ? text(stream) : '')));
  const [status] = await ended;
  if (!isAlone) process.stdout.write(`\n== ${name}\n${written.join('')}`);
  let counts: Counts = { passed: status === 0 ? 1 : 0, failed: status === 0 ? 0 : 1 };
  try {
    if (count) counts = count();
  } catch {
    counts = { passed: 0, failed: 1 };
  }
  if (status !== 0 && counts.failed === 0) counts.failed = 1;
  if (counts.failed > 0) failedSteps.push(name);
  total.passed += counts.passed;
  total.failed += counts.failed;
  failures.push(...(counts.failures ?? []));
  process.stdout.write(
    `== ${name}: ${counts.failed === 0 ? 'ok' : 'FAILED'} (${Math.round((Date.now() - started) / 1000)} s)\n`,
  );
}

for (const group of groups) {
  const steps = group.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  await Promise.all(steps.map((step) => run(step, steps.length === 1)));
}
for (const failure of failures) process.stdout.write(`\n✗ ${failure.slice(0, maxFailureChars)}\n`);
const minutes = Math.round((Date.now() - begun) / 60_000);
if (minutes > wantedMinutes)
  process.stdout.write(`\n${minutes} minutes, more than ${wantedMinutes}: CONTRIBUTING.md explains why\n`);
if (failedSteps.length > 0) process.stdout.write(`\nfailed: ${failedSteps.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exitCode = total.failed === 0 ? 0 : 1;
