import { auditActions } from '#domain/core/audit/audit-actions.ts';
import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { AuditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import { launchPoints } from '#domain/everything/confirmations/launch-points.ts';
import { launchTitles } from '../launch/launch-titles.ts';
import { kindName, singularKindName } from '../record-kinds.ts';

const texts: Partial<Record<string, string>> = auditActions;

/** The text of an action; an action without a text is shown by its name. */
export const doneText = (action: string): string =>
  texts[action] ?? action.replaceAll('-', ' ').replace(/^sign in by/, 'signed in by');

/** The record's name as the admin area shows it: documents and launch points are stored by their key. */
function shownName(recordKind: string, recordName: string): string {
  if (recordKind.startsWith('content')) return englishDocumentTitle(recordName);
  const point = recordKind === 'launch' && launchPoints.find((name) => name === recordName);
  return point ? launchTitles[point] : recordName;
}

/** 'Partner "Muster AG" changed' */
export function auditText({ recordKind, recordName, action }: AuditEntry): string {
  const noun = singularKindName(recordKind);
  const done = doneText(action);
  if (recordName !== null) return `${noun} "${shownName(recordKind, recordName)}" ${done}`;
  if (action === 'order') return `${kindName(recordKind)} ${done}`;
  return `${recordKind === 'sign-ins' ? 'Unknown account' : noun} ${done}`;
}

/** 'Maria Muster, maria@example.org' */
export const actorText = ({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>): string =>
  actorName ? `${actorName}, ${actor}` : actor;
