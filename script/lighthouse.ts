/**
 * Measures Lighthouse's mobile scores of every public page of the built server, started on a new directory, in
 * German or the given languages: node script/lighthouse.ts fr it. With an address it measures this page alone.
 * Prints the median of five runs, and whether the back/forward cache may keep the page; exits with 1 if a page misses the
 * targets (performance 99, the others 100).
 */
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { routes } from '../app/routes.ts';
import { isLanguage, type Language, localPath, originalLanguage } from '../platform/languages.ts';
import { freshDirectory, startBuiltServer } from '../tests/built-server/built-server.ts';
import { quantile } from '../tests/built-server/requests.ts';
import { chromiumOptions } from './chromium.ts';

const runs = Number(process.env.LIGHTHOUSE_RUNS ?? 5);
const wanted = process.argv.slice(2);
const named: Language[] = wanted.filter(isLanguage);
const addresses = wanted.filter((argument) => argument.startsWith('/'));
const debuggingPort = 4612;
await using server = await startBuiltServer(freshDirectory());
const origin = server.url;
await using _browser = await chromium.launch({
  ...chromiumOptions,
  // Playwright disables the back/forward cache.
  ignoreDefaultArgs: ['--disable-back-forward-cache'],
  args: [...chromiumOptions.args, `--remote-debugging-port=${debuggingPort}`],
});
const targets: Record<string, number> = { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 };
let missed = 0;
const languages: readonly Language[] = named.length > 0 ? named : [originalLanguage];
const paths = languages.flatMap((language) =>
  routes.filter(({ hasFrame }) => hasFrame).map((route) => localPath(language, route.path)),
);
for (const address of addresses.length > 0 ? addresses : paths) {
  const scores: Record<string, number[]> = {};
  const findings = new Set<string>();
  let isKept = true;
  for (let run = 0; run < runs; run++) {
    const result = await lighthouse(`${origin}${address}`, {
      port: debuggingPort,
      output: 'json',
      logLevel: 'error',
      onlyCategories: Object.keys(targets),
    });
    isKept &&= result?.lhr.audits['bf-cache']?.score === 1;
    for (const [name, { score }] of Object.entries(result?.lhr.categories ?? {})) {
      scores[name] ??= [];
      scores[name].push(Math.round((score ?? 0) * 100));
    }
    for (const [name, category] of Object.entries(result?.lhr.categories ?? {})) {
      for (const { id, weight } of category.auditRefs) {
        const audit = result?.lhr.audits[id];
        if (weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
          findings.add(`${name}: ${id} ${audit?.displayValue ?? ''}`);
      }
    }
  }
  const medians = Object.entries(scores).map(([name, values]) => {
    const median = quantile(values, 0.5);
    if (median < (targets[name] ?? 0)) missed += 1;
    return `${name} ${median}`;
  });
  if (!isKept) missed += 1;
  process.stdout.write(
    `${address.padEnd(20)} ${medians.join('  ')}  back/forward cache ${isKept ? 'ok' : 'MISSED'}\n${[...findings].map((line) => `    ${line}\n`).join('')}`,
  );
}
process.exitCode = missed === 0 ? 0 : 1;
