import type { Transaction } from '#platform/database/database.server.ts';
import type { Settings } from '#platform/settings.server.ts';
import { entranceOf } from '../../core/accounts/roles.ts';
import { type MailKind, newMail } from '../../core/mails/mail-kind.server.ts';
import { insertMails } from '../../core/mails/mail-queries.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../../orders/invoices/terms/sale-terms.server.ts';
import { findUser } from '../user-queries.server.ts';
import type { AccountEvent } from './account-notice-text.server.tsx';

/** To the owner of an account, of what they should know when it wasn't them. */
export const accountNoticeMail: MailKind<{ id: string; email: string }> = {
  name: 'account-notice',
  recordKind: 'accounts',
  recipient: ({ email }) => email,
  subject: () => 'Änderung an Ihrem Konto des Versicherungsmonitors',
  async compose({ db, settings }, { recordId, createdAt, details }) {
    const person = await findUser(db, recordId);
    if (!person) return null;
    const notice = { event: details.event as AccountEvent, where: details.where ?? '', at: createdAt };
    const entrance = `${settings.publicUrl}${entranceOf(person.kind)}`;
    return {
      content: await renderApart('account-notice', person.name, notice, entrance, await mailSender({ db, settings })),
    };
  },
};

/** The same from a start or a command, which have no queue: the watch over overdue mails of the running site sends it. */
export const leaveAccountNotice = (
  tx: Transaction,
  settings: Pick<Settings, 'staffEmail'>,
  owner: { id: string; email: string },
  event: AccountEvent,
) => insertMails(tx, [newMail(accountNoticeMail, owner, settings, { details: { event } })]);
