import { createHash } from 'node:crypto';
import type { Transaction } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import type { HeldReason } from '../mails/held-reasons.ts';
import { consume } from './rate-limit-queries.server.ts';
import type { SpamSigns } from './spam-signs.ts';

/** Mails that forms may cause for one mailbox in a day, and for all mailboxes in an hour; of more the office decides. */
const perMailbox = { points: 3, seconds: 24 * 3600 };
const perSite = { points: 200, seconds: 3600 };

/** 'Anna.Muster+studie@example.org' → 'anna.muster@example.org': most providers put both into one mailbox. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@');
  const [local = ''] = email.slice(0, at).split('+');
  return `${local}${email.slice(at)}`.toLowerCase();
}

interface FormMail {
  recipient: string;
  /** Of the form that causes it. */
  signs: SpamSigns;
  /** Whether what a stranger typed leads to a website, see mentionsWebAddress. */
  leadsAway: boolean;
  /** What has counters of its own, so that many mails of one kind hold no others back. */
  countedApart?: 'news';
}

/**
 * Why a mail that a stranger's form causes must wait for the office, so that nobody's mailbox is filled in another's name;
 * undefined: it may go out, and is counted. The order it belongs to is taken in any case.
 */
export async function holdMail(
  tx: Transaction,
  settings: Pick<Settings, 'rateLimits'>,
  { recipient, signs, leadsAway, countedApart }: FormMail,
): Promise<HeldReason | undefined> {
  if (signs.trapFilled) return 'trap';
  if (leadsAway) return 'web-address';
  if (!settings.rateLimits) return undefined;
  const mailbox = createHash('sha256').update(mailboxOf(recipient)).digest('base64url');
  const counter = countedApart ?? 'mails';
  if ((await consume(tx, `${counter}:mailbox:${mailbox}`, perMailbox)) > 0) return 'mailbox';
  return (await consume(tx, `${counter}:site`, perSite)) > 0 ? 'site' : undefined;
}
