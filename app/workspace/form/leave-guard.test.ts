import { expect, test } from 'vitest';
import { guardLeaving, hasUnsavedInput, leaveSafely } from './leave-guard.ts';

test('each guard asks, the latest first; removing one keeps the others', () => {
  const asked: string[] = [];
  const guard = (name: string) =>
    guardLeaving((leave) => {
      asked.push(name);
      leave();
    });
  const removeDetails = guard('details');
  const removeDialog = guard('dialog');
  leaveSafely(() => asked.push('left'));
  expect(asked.splice(0)).toEqual(['dialog', 'details', 'left']);
  removeDialog();
  leaveSafely(() => asked.push('left'));
  expect(asked.splice(0)).toEqual(['details', 'left']);
  removeDetails();
  expect(hasUnsavedInput()).toBe(false);
  leaveSafely(() => asked.push('left'));
  expect(asked).toEqual(['left']);
});
