import type { StoredLink } from '../../core/account-links/account-link-queries.server.ts';
import { linkAddress } from '../../core/account-links/link-token.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import type { accountLinkText } from './account-link-text.server.tsx';
import { findLink } from './link-details-queries.server.ts';

/** A kind of mail for a purpose of links. */
const ofLink = (name: string, subject: string): MailKind<Pick<StoredLink, 'id' | 'email'>, typeof accountLinkText> => ({
  name,
  activity: 'accounts',
  subject: () => subject,
  recordKind: 'account-links',
  recipient: ({ email }) => email,
  text: 'account-link-text',
  async compose({ db, settings }, { recordId }) {
    const link = await findLink(db, recordId);
    // Replaced by a newer one, or already used.
    if (!link || link.usedAt) return null;
    const { purpose, role, firmName, inviter, expiresAt } = link;
    const address = await linkAddress(settings, link.id, link.kind);
    return { input: [{ purpose, role, firmName, inviter, expiresAt, address }, await mailSender({ db, settings })] };
  },
});

export const invitationMail = ofLink(
  'account-invitation',
  'Ihre Einladung in die Verwaltung des Versicherungsmonitors',
);
export const firmInvitationMail = ofLink(
  'partner-invitation',
  'Ihre Einladung in den Partnerbereich des Versicherungsmonitors',
);
export const passwordResetMail = ofLink('password-reset', 'Neues Passwort für den Versicherungsmonitor');
