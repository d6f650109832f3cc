import type { MailKind } from '../../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../../core/rendering/render-apart.server.ts';
import { mailSender } from '../../../orders/invoices/terms/sale-terms.server.ts';
import { findUser } from '../../../people/user-queries.server.ts';
import { writeConfirmation } from '../launch-queries.server.ts';
import { senderVersion } from './sender-version.server.ts';

/** Shows an administrator that mails leave; once the mail server has taken it, that point of the list is done. */
export const testMail: MailKind<{ id: string; email: string }> = {
  name: 'test-mail',
  recordKind: 'accounts',
  recipient: ({ email }) => email,
  subject: () => 'Test-E-Mail des Versicherungsmonitors',
  async compose(services, { recordId }) {
    const { db, settings } = services;
    const person = await findUser(db, recordId);
    if (!person) return null;
    const version = senderVersion(settings);
    return {
      content: await renderApart('test-mail', settings.mailFrom, await mailSender(services)),
      ...(version && { onSent: (tx) => writeConfirmation(tx, { point: 'test-mail', version }) }),
    };
  },
};
