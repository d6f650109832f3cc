import { expect, test } from 'vitest';
import { createRightBefore } from './right-before.ts';

test('what was right before is known again, whatever case its address is in; nothing else is', () => {
  const rightBefore = createRightBefore();
  const right = { email: 'verwaltung@example.org', password: 'drei-rote-Tassen-7' };
  expect(rightBefore.has(right)).toBe(false);
  rightBefore.remember(right);
  expect(rightBefore.has({ ...right, email: 'Verwaltung@Example.org' })).toBe(true);
  expect(rightBefore.has({ ...right, password: 'drei-rote-Tassen-8' })).toBe(false);
  expect(rightBefore.has({ ...right, password: 'drei-rote-Tassen-7\0' })).toBe(false);
  expect(rightBefore.has({ ...right, email: 'andere@example.org' })).toBe(false);
  expect(createRightBefore().has(right)).toBe(false);
});
