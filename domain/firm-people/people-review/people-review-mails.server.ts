import type { StoredLink } from '../../core/account-links/account-link-queries.server.ts';
import { linkAddress } from '../../core/account-links/link-token.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import { findLink } from '../../people/invitations/link-details-queries.server.ts';
import type { peopleReviewText } from './people-review-text.server.tsx';

const reviewMail = (
  name: string,
  subject: string,
  isReminder: boolean,
): MailKind<Pick<StoredLink, 'id' | 'email'>, typeof peopleReviewText> => ({
  name,
  activity: 'accounts',
  recordKind: 'account-links',
  recipient: ({ email }) => email,
  subject: () => subject,
  text: 'people-review-text',
  async compose({ db, settings }, { recordId }) {
    const link = await findLink(db, recordId);
    // Another lead may have confirmed.
    if (!link || link.usedAt) return null;
    const address = await linkAddress(settings, link.id, 'partner');
    const review = { firmName: link.firmName ?? '', until: link.expiresAt, address, isReminder };
    return { input: [review, await mailSender({ db, settings })] };
  },
});

export const peopleReviewMail = reviewMail('people-review', 'Wer hat für Ihre Firma Zugang zum Partnerbereich?', false);
export const peopleReviewReminderMail = reviewMail(
  'people-review-reminder',
  'Erinnerung: Wer hat für Ihre Firma Zugang zum Partnerbereich?',
  true,
);
