import { mailSender } from '../../invoices/terms/sale-terms.server.ts';
import type { MailKind } from '../../mails/mail-kind.server.ts';
import { renderApart } from '../../rendering/render-apart.server.ts';
import { entranceOf } from '../roles.ts';
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
    return { content: await renderApart('account-notice', person.name, notice, entrance, mailSender(settings)) };
  },
};
