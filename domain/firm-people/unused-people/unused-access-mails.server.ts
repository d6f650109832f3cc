import type { StoredLink } from '../../core/account-links/account-link-queries.server.ts';
import { linkAddress } from '../../core/account-links/link-token.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findLink } from '../../people/invitations/link-details-queries.server.ts';
import { isLastLead } from '../../people/unused-access-queries.server.ts';
import { findUser } from '../../people/user-queries.server.ts';
import { findFirmName } from '../firm-person-queries.server.ts';
import type { lastLeadUnusedText } from './last-lead-unused-text.server.tsx';
import type { unusedAccessText } from './unused-access-text.server.tsx';

/** Asks a person whether they still need their access. */
export const unusedAccessMail: MailKind<Pick<StoredLink, 'id' | 'email'>, typeof unusedAccessText> = {
  name: 'unused-access',
  activity: 'accounts',
  recordKind: 'account-links',
  recipient: ({ email }) => email,
  subject: () => 'Brauchen Sie Ihren Zugang zum Partnerbereich noch?',
  text: 'unused-access-text',
  async compose({ db, settings }, { recordId }) {
    const link = await findLink(db, recordId);
    if (!link || link.usedAt) return null;
    const address = await linkAddress(settings, link.id, 'partner');
    const staysIn = link.userId !== null && (await isLastLead(db, link.userId));
    const asked = { firmName: link.firmName ?? '', until: link.expiresAt, address, staysIn };
    return { input: [asked, await mailSender({ db, settings })] };
  },
};

/** Notifies the office that the only lead of a firm no longer signs in. */
export const lastLeadUnusedMail: MailKind<{ id: string }, typeof lastLeadUnusedText> = {
  name: 'last-lead-unused',
  activity: 'accounts',
  recordKind: 'accounts',
  recipient: (_, { staffEmail }) => staffEmail,
  subject: () => 'Die Leitung einer Partnerfirma meldet sich nicht mehr an',
  text: 'last-lead-unused-text',
  async compose({ db, settings }, { recordId }) {
    const person = await findUser(db, recordId);
    if (!person?.firmId) return null;
    const { name, email } = person;
    const firmName = await findFirmName(db, person.firmId);
    const address = `${settings.publicUrl}/admin?tab=partners`;
    return { input: [{ name, email, firmName, address }, await mailSender({ db, settings })] };
  },
};
