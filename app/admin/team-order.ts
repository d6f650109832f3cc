import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { TeamMember } from '#domain/team/team-member-answer.ts';
import { showToast } from '../components/toast.tsx';
import { adminCall } from './admin-call.ts';
import { patchRows, refetchList } from './admin-lists.ts';
import { teamKind } from './record-kinds.ts';

/** The rows with one of them at another place; null when nothing would move. */
export function movedTo<Row extends { id: string }>(rows: readonly Row[], id: string, place: number): Row[] | null {
  const from = rows.findIndex((row) => row.id === id);
  const moved = rows[from];
  if (!moved || place === from || place < 0 || place >= rows.length) return null;
  return rows.toSpliced(from, 1).toSpliced(place, 0, moved);
}

/** Saves an order of the team: shown at once, sent one after the other, of several waiting ones only the last. */
export function useTeamOrder() {
  const queryClient = useQueryClient();
  const waiting = useRef<string[] | null>(null);
  const sending = useRef(false);

  return async (members: TeamMember[]) => {
    const sorted = members.map((member, sortOrder) => ({ ...member, sortOrder }));
    waiting.current = members.map(({ id }) => id);
    await patchRows<TeamMember>(queryClient, teamKind.path, () => sorted);
    if (sending.current) return;
    sending.current = true;
    try {
      while (waiting.current) {
        const ids: string[] = waiting.current;
        waiting.current = null;
        await adminCall('PATCH', `${teamKind.path}/order`, { body: { ids } });
      }
      showToast({ title: 'Reihenfolge gespeichert' });
    } catch {
      waiting.current = null;
      showToast({
        title: 'Fehler',
        description: 'Die Reihenfolge konnte nicht gespeichert werden.',
        variant: 'destructive',
      });
    }
    sending.current = false;
    void refetchList(queryClient, teamKind.path);
  };
}
