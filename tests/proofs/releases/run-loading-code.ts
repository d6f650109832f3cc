/** Runs the code that pages and docs offer for loading the figures, in R (where it is installed), Python and JavaScript. */
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { freshDirectory, root } from '../../built-server/built-server.ts';
import type { Report } from '../../built-server/report.ts';
import { run } from './run.ts';

/** Code that prints the number of rows, the first label, and all published values. */
const languages = {
  R: {
    program: 'Rscript',
    ending: 'R',
    print: 'cat(nrow(values), values$label[1], paste(na.omit(values$value), collapse = " "), "\\n")',
  },
  Python: {
    program: 'python3',
    ending: 'py',
    print: 'print(len(values), values[0]["label"], *[float(row["value"]) for row in values if row["value"]])',
  },
  JavaScript: {
    program: process.execPath,
    ending: 'mjs',
    print: 'console.log(values.length, values[0].label, ...values.flatMap(({ value }) => value ?? []));',
  },
};
type Language = keyof typeof languages;

const inDocs: Readonly<Record<string, Language>> = { r: 'R', python: 'Python', js: 'JavaScript' };

const isInstalled = (language: Language) =>
  language !== 'R' || spawnSync('Rscript', ['--version'], { stdio: 'ignore' }).status === 0;

async function outputOf(language: Language, lines: readonly string[]): Promise<string> {
  const { program, ending, print } = languages[language];
  const file = path.join(freshDirectory(), `load.${ending}`);
  // Blocks, so that JavaScript may declare the same name again.
  const code = lines.map((line) => (language === 'JavaScript' ? `{ ${line} ${print} }` : `${line}\n${print}`));
  writeFileSync(file, code.join('\n'));
  const env = { ...process.env, LC_ALL: 'C.UTF-8' };
  const { stdout, stderr } = await run(program, [file], { env });
  return stdout || stderr;
}

/** @param lines the code by its language */
async function proveLines(
  report: Report,
  what: string,
  lines: ReadonlyMap<Language, readonly string[]>,
): Promise<void> {
  for (const [language, code] of lines) {
    if (!isInstalled(language)) {
      report.figure(`${what} in ${language}`, 'not run: install r-base-core');
      continue;
    }
    const expected: string[] = [];
    for (const line of code) {
      const [address = ''] = /https?:[^"']+/.exec(line) ?? [];
      const { values } = (await (await fetch(address.replace(/-komma\.csv$/, '.json'))).json()) as {
        values: { label: string; value: number | null }[];
      };
      const published = values.flatMap(({ value }) => value ?? []);
      expected.push([values.length, values[0]?.label, ...published].join(' '));
    }
    // Python writes 42.0.
    const output = await outputOf(language, code);
    const printed = output.trim().replaceAll(/\.0\b/g, '').split(/ *\n/);
    const isSame = code.length > 0 && printed.join('\n') === expected.join('\n');
    report.check(`${what} in ${language} gives the values`, isSame, isSame ? code.length : printed.join('\n'));
  }
}

export async function proveLoadingCode(report: Report, url: string): Promise<void> {
  const served = (code: string) => code.replace(/https?:\/\/[^/"']+/g, url);
  for (const docs of ['docs/open-data.md', 'docs/open-data-de.md']) {
    const blocks = readFileSync(path.join(root, docs), 'utf8').matchAll(/^```(r|python|js)\n(.+?)\n```/gm);
    const lines = [...blocks].map(([, name = '', code = '']) => [inDocs[name] as Language, [served(code)]] as const);
    report.equal(`${docs} has a line of each language`, lines.length, 3);
    await proveLines(report, docs, new Map(lines));
  }
  for (const page of ['/insights', '/fr/insights']) {
    const html = await (await fetch(url + page)).text();
    const shown = [...html.matchAll(/<pre id="laden-\d+-(\w+)"[^>]*>(.+?)<\/pre>/gs)].map(([, name, code = '']) => {
      return { language: name as Language, line: served(code.replaceAll('&quot;', '"').replaceAll('&lt;', '<')) };
    });
    const byLanguage = Map.groupBy(shown, ({ language }) => language);
    const lines = [...byLanguage].map(([language, all]) => [language, all.map(({ line }) => line)] as const);
    report.equal(`${page} shows a line of each language`, lines.length, 3);
    await proveLines(report, page, new Map(lines));
  }
}
