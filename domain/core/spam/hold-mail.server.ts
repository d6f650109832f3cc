import { hash } from 'node:crypto';
import type { Transaction } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { HeldReason } from '../mails/held-reasons.ts';
import { consume } from './rate-limit-queries.server.ts';
import type { SpamSigns } from './spam-signs.ts';

/** Mails that forms may cause per mailbox and day, and for all mailboxes per hour; the office decides on more. */
const perMailbox = { points: 3, seconds: 24 * 3600 };
const perSite = { points: 200, seconds: 3600 };

/** 'Anna.Muster+studie@example.org' → 'anna.muster@example.org': most providers deliver both to one mailbox. */
export function mailboxOf(email: string): string {
  const separator = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, separator).split('+');
  return `${local}${email.slice(separator)}`.toLowerCase();
}

interface FormMail {
  recipient: string;
  /** Spam signals of the form. */
  signs: SpamSigns;
  /** Whether user text contains a web address, see mentionsWebAddress. */
  hasWebAddress: boolean;
  /** A kind with separate counters, so that its mails don't hold back others. */
  separateCounter?: 'news';
}

/**
 * Why a mail caused by a form must be held for the office, so that nobody can flood a mailbox under another name;
 * undefined if it may be sent, and is counted. The order is accepted either way.
 */
export async function holdMail(
  tx: Transaction,
  settings: Pick<Settings, 'rateLimits'>,
  { recipient, signs, hasWebAddress, separateCounter }: FormMail,
): Promise<HeldReason | undefined> {
  if (signs.isHoneypotFilled) return 'trap';
  if (hasWebAddress) return 'web-address';
  if (!settings.rateLimits) return undefined;
  const mailbox = hash('sha256', mailboxOf(recipient), 'base64url');
  const counter = separateCounter ?? 'mails';
  if ((await consume(tx, `${counter}:mailbox:${mailbox}`, perMailbox)) > 0) return 'mailbox';
  return (await consume(tx, `${counter}:site`, perSite)) > 0 ? 'site' : undefined;
}
