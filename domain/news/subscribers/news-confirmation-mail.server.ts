import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { mailSender } from '../../editions/live-content/mail-sender.server.ts';
import type { newsConfirmationText } from './news-confirmation-text.server.tsx';
import { newsConfirmationWords } from './news-confirmation-words.ts';
import { findSubscriber, markAddressRejected, type StoredSubscriber } from './news-subscriber-queries.server.ts';
import { newsPageAddress } from './news-token.server.ts';
import { readFollowedCards } from './read-followed-cards.server.ts';

type AskedSubscriber = Pick<StoredSubscriber, 'id' | 'email' | 'correspondenceLanguage'>;

/** The only mail sent to an address before its link is followed. */
export const newsConfirmationMail: MailKind<AskedSubscriber, typeof newsConfirmationText> = {
  name: 'news-confirmation',
  activity: 'news',
  isSentOnce: true,
  recordKind: 'news-subscribers',
  recipient: ({ email }) => email,
  subject: ({ correspondenceLanguage }) => newsConfirmationWords(correspondenceLanguage).subject,
  text: 'news-confirmation-text',
  async compose(services, { recordId }) {
    const subscriber = await findSubscriber(services.db, recordId);
    if (!subscriber) return null;
    const { topics, status, expiresAt, correspondenceLanguage } = subscriber;
    const cards = await readFollowedCards(services.db, subscriber);
    if (status !== 'unconfirmed') return { dropped: 'Die Adresse ist schon bestätigt oder abgewiesen.' };
    if (expiresAt <= new Date()) return { dropped: 'Der Link wäre schon abgelaufen.' };
    const address = await newsPageAddress(services, subscriber);
    return {
      input: [{ topics, cards, expiresAt, address }, await mailSender(services, correspondenceLanguage)],
      record: subscriber,
      onAddressRefused: (tx, reason) => markAddressRejected(tx, subscriber.id, reason),
    };
  },
};
