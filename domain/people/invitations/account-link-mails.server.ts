import { type AccountLink, findLink } from '../../core/account-links/account-link-queries.server.ts';
import { linkAddress } from '../../core/account-links/link-token.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { renderApart } from '../../core/rendering/render-apart.server.ts';
import { mailSender } from '../../orders/invoices/terms/sale-terms.server.ts';

type LinkMail = MailKind<Pick<AccountLink, 'id' | 'email'>>;

const common = {
  recordKind: 'account-links',
  recipient: ({ email }) => email,
  async compose({ db, settings }, { recordId }) {
    const link = await findLink(db, recordId);
    // Replaced by a newer one, or used meanwhile.
    if (!link || link.usedAt) return null;
    const { purpose, role, firmName, inviter, expiresAt } = link;
    const address = await linkAddress(settings, link.id, link.kind);
    return {
      content: await renderApart(
        'account-link',
        { purpose, role, firmName, inviter, expiresAt, address },
        await mailSender({ db, settings }),
      ),
    };
  },
} satisfies Partial<LinkMail>;

export const invitationMail: LinkMail = {
  ...common,
  name: 'account-invitation',
  subject: () => 'Ihre Einladung in die Verwaltung des Versicherungsmonitors',
};

export const firmInvitationMail: LinkMail = {
  ...common,
  name: 'partner-invitation',
  subject: () => 'Ihre Einladung in den Partnerbereich des Versicherungsmonitors',
};

export const passwordResetMail: LinkMail = {
  ...common,
  name: 'password-reset',
  subject: () => 'Neues Passwort für den Versicherungsmonitor',
};
