/** Results of a proof, printed line by line; the process exits with 1 if a check failed. */
export interface Report {
  figure(label: string, value: string | number): void;
  /** Prints a check, whether it passed, and the measured figure. */
  check(label: string, isMet: boolean, figure: string | number): void;
  /** Checks that the measured figure is the expected one, and prints it. */
  equal(label: string, measured: string | number | undefined, expected: typeof measured): void;
  /** Checks that as many are counted as there are, and prints both. */
  all(label: string, count: number, total: number): void;
  /** Checks that nothing was found, and prints how much was, with the first of it. */
  none(label: string, found: readonly string[]): void;
  /**
   * Prints a check of speed or memory. It can fail in the long form only, because the short one runs beside other
   * checks, whose load can worsen it.
   */
  bound(label: string, isMet: boolean, figure: string | number): void;
  /** Reports that a proof can't run here, with the reason. */
  skip(reason: string): void;
}

export interface Length {
  /** A short form for every run of the checks; the long form takes minutes. */
  isShort: boolean;
}

const isShort = process.argv.includes('--short');

export async function prove(name: string, run: (report: Report, length: Length) => Promise<void>): Promise<void> {
  const line = (mark: string, label: string, value: string | number) =>
    process.stdout.write(`  ${mark.padEnd(6)} ${label.padEnd(66)} ${value}\n`);
  const begun = Date.now();
  process.stdout.write(`${name}${isShort ? ' (short form)' : ''}\n`);
  const counts = { passed: 0, failed: 0 };
  const report: Report = {
    figure: (label, value) => line('', label, value),
    check(label, isMet, figure) {
      counts[isMet ? 'passed' : 'failed'] += 1;
      line(isMet ? 'ok' : 'BROKEN', label, figure);
    },
    equal: (label, measured, expected) => report.check(label, measured === expected, measured ?? 'none'),
    all: (label, count, total) => report.check(label, count === total, `${count} of ${total}`),
    none: (label, found) =>
      report.check(label, found.length === 0, [found.length, ...found.slice(0, 8)].join('\n         ')),
    bound(label, isMet, figure) {
      if (isShort) line('', label, figure);
      else report.check(label, isMet, figure);
    },
    skip: (reason) => line('skip', reason, ''),
  };
  try {
    await run(report, { isShort });
  } catch (error) {
    report.check('the proof ran to its end', false, error instanceof Error ? (error.stack ?? error.message) : '');
  }
  process.stdout.write(
    `${counts.passed} passed, ${counts.failed} failed (${Math.round((Date.now() - begun) / 1000)} s)\n`,
  );
  // Ends the process even if a failed proof left something running.
  process.exit(counts.failed > 0 ? 1 : 0);
}
