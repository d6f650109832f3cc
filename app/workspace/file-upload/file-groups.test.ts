import { expect, test } from 'vitest';
import { groupFiles } from './file-groups.ts';

test('files are grouped by year and category, and keep their order within a group', () => {
  const files = [
    { id: 1, year: 2025, category: 'data' },
    { id: 2, year: 2026, category: 'other' },
    { id: 3, year: 2026, category: 'study' },
    { id: 4, year: 2025, category: 'data' },
    { id: 5, year: 2025, category: 'study' },
  ] as const;
  const groups = groupFiles(files).map(({ year, category, files: found }) => [
    year,
    category,
    found.map(({ id }) => id),
  ]);
  expect(groups).toEqual([
    [2026, 'study', [3]],
    [2026, 'other', [2]],
    [2025, 'study', [5]],
    [2025, 'data', [1, 4]],
  ]);
});
