import { englishDocumentTitle } from '#domain/editions/documents/document-titles.ts';
import type { AuditEntry } from '#domain/everything/audit-log/audit-answer.ts';

const spaced = (words: string): string => words.replaceAll('-', ' ');

const capitalised = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** 'study-orders' → 'Study orders' */
export const kindName = (recordKind: string): string => capitalised(spaced(recordKind));

/** What one record of a kind is called where that isn't the kind without its s. */
const nouns: Record<string, string> = {
  studies: 'Study',
  media: 'Media item',
  library: 'Library item',
  content: 'Content',
  'content-publications': 'Publication of',
  'content-versions': 'Version of',
  'bank-imports': 'File of the bank',
  'bank-transactions': 'Payment of the bank',
  'sign-ins': 'Account',
  person: 'Data of a person',
  launch: 'Point',
  samples: 'Samples',
  'sample-removals': 'Samples',
};

const nounOf = (recordKind: string): string => nouns[recordKind] ?? kindName(recordKind).replace(/s$/, '');

/** What was done, after the record's name. */
const deeds: Record<string, string> = {
  create: 'created',
  change: 'changed',
  delete: 'deleted',
  restore: 'restored',
  purge: 'deleted for good',
  order: 'put into another order',
  status: 'given another status',
  state: 'given another state',
  reply: 'answered',
  read: 'marked as read',
  cancel: 'cancelled',
  correct: 'corrected',
  payment: 'paid by hand',
  undo: 'corrected by an opposite entry',
  remind: 'reminded of payment',
  resend: 'sent again',
  deliver: 'delivered',
  'revoke-link': 'lost a download link',
  'new-page-link': 'given a new address of the buyer’s page',
  'store-report': 'given a report',
  'remove-report': 'lost its report',
  'new version': 'given a new version',
  send: 'sent',
  test: 'sent as a test',
  import: 'imported',
  assign: 'assigned',
  refund: 'noted as a refund',
  ignore: 'ignored',
  reopen: 'to be decided again',
  draft: 'changed in its draft',
  publish: 'published',
  schedule: 'scheduled',
  live: 'went live',
  blocked: 'could not go live',
  invite: 'sent',
  'invite again': 'sent again',
  withdraw: 'withdrawn',
  'accept invitation': 'created by an invitation',
  'propose changes': 'proposed changes of its public entry',
  'withdraw proposal': 'withdrew the changes that it proposed',
  'accept proposal': 'changed as its firm proposed',
  'refuse proposal': 'not changed as its firm proposed',
  role: 'given another role',
  activate: 'let in again',
  deactivate: 'deactivated',
  remove: 'removed',
  password: 'given a new password',
  'reset-password': 'given a new password without the old one',
  'end sessions': 'signed out elsewhere',
  'begin factor': 'began a second factor',
  'factor-added': 'given a second factor',
  'factor-removed': 'lost a second factor',
  'remove second factor': 'lost its second factor',
  'recovery-codes': 'given new recovery codes',
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'sign-in failed': 'not signed in: wrong password',
  'second factor failed': 'not signed in: wrong second factor',
  'reset asked for': 'asked for a new password',
  erase: 'erased',
  confirm: 'read and confirmed',
};

/** 'Partner "Muster AG" changed' */
export function auditSentence({ recordKind, recordName, action }: AuditEntry): string {
  const noun = nounOf(recordKind);
  const deed = deeds[action] ?? spaced(action).replace(/^sign in by/, 'signed in by');
  if (recordName !== null) {
    const name = recordKind.startsWith('content') ? englishDocumentTitle(recordName) : recordName;
    return `${noun} "${name}" ${deed}`;
  }
  if (action === 'order') return `${kindName(recordKind)} ${deed}`;
  return `${recordKind === 'sign-ins' ? 'Unknown account' : noun} ${deed}`;
}

/** 'Maria Muster, maria@example.org' */
export const actorText = ({ actor, actorName }: Pick<AuditEntry, 'actor' | 'actorName'>): string =>
  actorName ? `${actorName}, ${actor}` : actor;
