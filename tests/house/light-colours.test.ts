import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lightColours } from '#app/insights/chart-kit/light-colours.ts';

test('pictures have the colours of the light theme', () => {
  const styles = readFileSync('app/tokens.css', 'utf8');
  const light = /:root \{[^}]*\}/.exec(styles)?.[0] ?? '';
  const tokens = Object.fromEntries([...light.matchAll(/--([\w-]+): (#\w+);/g)].map((match) => [match[1], match[2]]));
  expect(tokens).toMatchObject(lightColours);
});
