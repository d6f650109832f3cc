import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { darkColours, lightColours } from '#app/insights/chart-kit/picture-colours.ts';

const styles = readFileSync('app/tokens.css', 'utf8');
const tokensIn = (rule: RegExp) =>
  Object.fromEntries(
    [...(rule.exec(styles)?.[0] ?? '').matchAll(/--([\w-]+): (#\w+);/g)].map((match) => [match[1], match[2]]),
  );

test('pictures have the colours of the site’s themes', () => {
  expect(tokensIn(/:root \{[^}]*\}/)).toMatchObject(lightColours);
  expect(tokensIn(/prefers-color-scheme: dark\) \{\s*:root \{[^}]*\}/)).toMatchObject(darkColours);
});
