import { expect, test } from 'vitest';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { trashKinds } from './trash-kinds.ts';

test('the trash shows every record kind, partner files and requests for them, to users who may delete its records', () => {
  const shown = Object.entries(trashKinds).map(([kind, { permission }]) => ({ kind, permission }));
  const deletable = recordKinds.map(({ name, permissions }) => ({ kind: name, permission: permissions.change }));
  const all = [
    ...deletable,
    { kind: 'partner-files', permission: 'content' },
    { kind: 'file-requests', permission: 'content' },
  ];
  const byKind = (one: { kind: string }, other: { kind: string }) => one.kind.localeCompare(other.kind);
  expect(shown.sort(byKind)).toEqual(all.sort(byKind));
});
