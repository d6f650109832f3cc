import type { Transaction } from '#platform/database/database.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { signInPath } from '../core/accounts/roles.ts';
import { enqueueMails } from '../core/mails/enqueue-mails.server.ts';
import { type MailKind, newMail } from '../core/mails/mail-kind.server.ts';
import { insertMails } from '../core/mails/mail-queries.server.ts';
import { mailSender } from '../editions/live-content/mail-sender.server.ts';
import type { AccountEvent, accountNoticeText } from './account-notice-text.server.tsx';
import { findUser } from './user-queries.server.ts';

/** Notifies the owner of an account of a security-relevant event. */
export const accountNoticeMail: MailKind<{ id: string; email: string }, typeof accountNoticeText> = {
  name: 'account-notice',
  activity: 'accounts',
  recordKind: 'accounts',
  recipient: ({ email }) => email,
  subject: () => 'Änderung an Ihrem Konto des Versicherungsmonitors',
  text: 'account-notice-text',
  async compose({ db, settings }, { recordId, createdAt, details }) {
    const person = await findUser(db, recordId);
    if (!person) return null;
    const notice = { event: details.event as AccountEvent, where: details.where ?? '', at: createdAt };
    const signInUrl = `${settings.publicUrl}${signInPath(person.kind)}`;
    return { input: [person.name, notice, signInUrl, await mailSender({ db, settings })] };
  },
};

export const enqueueAccountNotice = (
  tx: Transaction,
  { jobs, settings }: Pick<Services, 'jobs' | 'settings'>,
  owner: { id: string; email: string },
  details: { event: AccountEvent; where?: string },
) => enqueueMails(tx, jobs, [newMail(accountNoticeMail, owner, settings, { details })]);

/** Stores the notice at startup or from a command, which have no queue; the site's check for overdue mails sends it. */
export const storeAccountNotice = (
  tx: Transaction,
  settings: Pick<Settings, 'staffEmail'>,
  owner: { id: string; email: string },
  event: AccountEvent,
) => insertMails(tx, [newMail(accountNoticeMail, owner, settings, { details: { event } })]);
