import { expect, test } from 'vitest';
import { inDisplayOrder } from './partner-display-order.ts';

test('partners are sorted by type, sort order and name', () => {
  const listed = [
    { name: 'A', type: 'association', sortOrder: 0 },
    { name: 'B', type: 'industry', sortOrder: 2 },
    { name: 'C', type: 'industry', sortOrder: 1 },
    { name: 'D', type: 'research', sortOrder: 0 },
    { name: 'E', type: 'industry', sortOrder: 1 },
    { name: 'F', type: 'academic', sortOrder: 9 },
  ] as const;
  expect(inDisplayOrder(listed).map(({ name }) => name)).toEqual(['F', 'C', 'E', 'B', 'D', 'A']);
});
