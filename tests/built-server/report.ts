/** Results of a proof, printed line by line; the process exits with 1 if a promise was not kept. */
export interface Report {
  figure(what: string, value: string | number): void;
  /** Prints a promise, whether it was kept, and the measured figure. */
  promise(what: string, kept: boolean, figure: string | number): void;
  /** Promises that the measured figure is the expected one, and prints it. */
  equal(what: string, measured: string | number | undefined, expected: typeof measured): void;
  /** Promises that as many are counted as there are, and prints both. */
  all(what: string, count: number, total: number): void;
  /** Promises that nothing was found, and prints how much was, with the first of it. */
  none(what: string, found: readonly string[]): void;
  /**
   * Prints a promise about speed or memory. It is checked in the long form only, because the short one runs beside
   * other checks, whose load can worsen it.
   */
  bound(what: string, kept: boolean, figure: string | number): void;
  /** Reports that a proof can't run here, with the reason. */
  skip(reason: string): void;
}

export interface Length {
  /** A short form for every run of the checks; the long form takes minutes. */
  short: boolean;
}

const isShort = process.argv.includes('--short');

export async function prove(name: string, run: (report: Report, length: Length) => Promise<void>): Promise<void> {
  const line = (mark: string, what: string, value: string | number) =>
    process.stdout.write(`  ${mark.padEnd(6)} ${what.padEnd(66)} ${value}\n`);
  const begun = Date.now();
  process.stdout.write(`${name}${isShort ? ' (short form)' : ''}\n`);
  const counts = { passed: 0, failed: 0 };
  const report: Report = {
    figure: (what, value) => line('', what, value),
    promise(what, kept, figure) {
      counts[kept ? 'passed' : 'failed'] += 1;
      line(kept ? 'ok' : 'BROKEN', what, figure);
    },
    equal: (what, measured, expected) => report.promise(what, measured === expected, measured ?? 'none'),
    all: (what, count, total) => report.promise(what, count === total, `${count} of ${total}`),
    none: (what, found) =>
      report.promise(what, found.length === 0, [found.length, ...found.slice(0, 8)].join('\n         ')),
    bound(what, kept, figure) {
      if (isShort) line('', what, figure);
      else report.promise(what, kept, figure);
    },
    skip: (reason) => line('skip', reason, ''),
  };
  try {
    await run(report, { short: isShort });
  } catch (error) {
    report.promise('the proof ran to its end', false, error instanceof Error ? (error.stack ?? error.message) : '');
  }
  process.stdout.write(
    `${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - begun) / 1000)} s)\n`,
  );
  // Ends the process even if a failed proof left something running.
  process.exit(counts.failed > 0 ? 1 : 0);
}
