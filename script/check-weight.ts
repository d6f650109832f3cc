/**
 * JavaScript a browser loads for each public page of the build, in bytes as sent (brotli), against the budget.
 * Counts the first script, the page's modules, everything they import statically, and the part that wakes by itself.
 */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../app/routes.ts';
import { readBuiltAssets } from '../server/front-end.ts';

const budget = 80_000;
/** Wakes on every public page without being scrolled to (the occasion 'soon' in app/components/wake-near.ts). */
const wakesAnyway = 'app/site/statistics-widget.tsx';
const clientDir = path.join(import.meta.dirname, '../dist/client');
const assetsFor = readBuiltAssets(clientDir);
const size = (address: string) => readFileSync(path.join(clientDir, `${address}.br`)).length;
let tooHeavy = 0;
for (const { path: address, file, surrounded } of routes) {
  const { script: first, modules, styles } = assetsFor(file);
  const scripts = new Set([first, ...modules, ...(surrounded ? assetsFor(wakesAnyway).modules : [])]);
  const script = [...scripts].reduce((sum, module) => sum + size(module), 0);
  const style = styles.reduce((sum, sheet) => sum + size(sheet), 0);
  const isOver = surrounded && script > budget;
  if (isOver) tooHeavy += 1;
  const note = surrounded ? (isOver ? `over ${budget}` : '') : 'not public';
  process.stdout.write(
    `${address.padEnd(20)} script ${String(script).padStart(7)}  style ${String(style).padStart(6)}  ${note}\n`,
  );
}
process.exitCode = tooHeavy === 0 ? 0 : 1;
