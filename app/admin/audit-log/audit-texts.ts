import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { AuditEntry } from '#domain/everything/audit-log/audit-answer.ts';
import { launchPoints } from '#domain/everything/confirmations/launch-points.ts';
import { launchTitles } from '../launch/launch-titles.ts';
import { kindName, singularKindName } from '../record-kinds.ts';

/** Texts of actions, shown after the record's name. */
const actionTexts: Record<string, string> = {
  create: 'created',
  change: 'changed',
  delete: 'deleted',
  restore: 'restored',
  purge: 'deleted for good',
  order: 'reordered',
  status: 'given a new status',
  state: 'given a new state',
  reply: 'answered',
  read: 'marked as read',
  cancel: 'cancelled',
  correct: 'corrected',
  'propose correction': 'received a proposed correction of its invoice',
  'accept correction': 'had its invoice corrected as proposed',
  'reject correction': 'had the proposed correction rejected',
  'accept-offer': 'turned from an offer into an invoice',
  presentation: 'had its presentation set',
  print: 'printed',
  'undo-print': 'marked as not printed',
  payment: 'had a payment recorded by hand',
  'record refund': 'had a refund recorded by hand',
  undo: 'corrected by an opposite entry',
  remind: 'sent a payment reminder',
  resend: 'sent again',
  deliver: 'delivered',
  'revoke-link': 'had a download link revoked',
  'new-page-link': 'given a new address of the buyer’s page',
  'store-report': 'had a report uploaded',
  'remove-report': 'had its report removed',
  'new version': 'given a new version',
  send: 'sent',
  stop: 'stopped',
  test: 'sent as a test',
  import: 'imported',
  assign: 'assigned',
  refund: 'recorded as a refund',
  ignore: 'ignored',
  close: 'closed',
  reopen: 'reopened',
  draft: 'had its draft changed',
  publish: 'published',
  schedule: 'scheduled',
  live: 'went live',
  blocked: 'could not go live',
  invite: 'sent',
  'invite again': 'sent again',
  withdraw: 'withdrawn',
  'accept invitation': 'created by an invitation',
  'propose changes': 'proposed changes to its public entry',
  'withdraw proposal': 'withdrew its proposed changes',
  'accept proposal': 'had its proposed changes accepted',
  'refuse proposal': 'had its proposed changes rejected',
  role: 'given a new role',
  activate: 'reactivated',
  deactivate: 'deactivated',
  remove: 'removed',
  'ask about unused access': 'asked whether its unused access is needed',
  'report unused access': 'reported to the office: unused, but the last lead',
  'switch off unused access': 'switched off: unused',
  'keep access': 'confirmed as needed',
  'accept terms': 'accepted the terms of the partner area',
  'ask to confirm people': 'sent to the leads to confirm',
  'remind to confirm people': 'sent to the leads again, as a reminder',
  'confirm people': 'confirmed',
  revoke: 'revoked',
  password: 'given a new password',
  'reset-password': 'had its password reset',
  'end sessions': 'signed out elsewhere',
  'begin factor': 'began to set up a second factor',
  'factor-added': 'given a second factor',
  'factor-removed': 'had a second factor removed',
  'remove second factor': 'had its second factor removed',
  'recovery-codes': 'given new recovery codes',
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'sign-in failed': 'not signed in: wrong password',
  'second factor failed': 'not signed in: wrong second factor',
  'reset asked for': 'requested a password reset',
  erase: 'erased',
  'look-up': 'looked up',
  export: 'exported',
  download: 'downloaded',
  complete: 'marked as done',
  confirm: 'read and confirmed',
};

/** The text of an action; an action without a text is shown by its name. */
export const doneText = (action: string): string =>
  actionTexts[action] ?? action.replaceAll('-', ' ').replace(/^sign in by/, 'signed in by');

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
