import { expect, test } from 'vitest';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { trashKinds } from './trash-kinds.ts';

test('the trash shows every record kind, to users who may delete its records', () => {
  const shown = trashKinds.map(({ calls, permission }) => ({ kind: calls.name, permission }));
  const deletable = recordKinds.map(({ name, permissions }) => ({ kind: name, permission: permissions.change }));
  const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind);
  expect(shown.sort(byKind)).toEqual(deletable.sort(byKind));
});
