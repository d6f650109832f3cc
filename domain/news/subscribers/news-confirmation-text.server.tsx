import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Greeting, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';
import type { FollowedCard } from '../followed-cards.ts';
import type { NewsTopic } from '../news-topic.ts';
import { listTopics } from '../news-topic-names.ts';
import { newsConfirmationWords } from './news-confirmation-words.ts';

interface WrittenConfirmation {
  topics: NewsTopic[];
  cards: FollowedCard[];
  expiresAt: Date;
  address: string;
}

export function newsConfirmationText({ topics, cards, expiresAt, address }: WrittenConfirmation, sender: MailSender) {
  const { language } = sender;
  const words = newsConfirmationWords(language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview} sender={sender}>
      <Greeting language={language} />
      {topics.length > 0 && <Paragraph>{words.asked(listTopics(topics, language, 'conjunction'))}</Paragraph>}
      {cards.length > 0 && (
        <Paragraph>
          {words.askedForCards(cards.map(({ title, editionTitle }) => `${title} (${editionTitle})`).join(', '))}
        </Paragraph>
      )}
      <Action href={address}>{words.confirm}</Action>
      <Paragraph>{words.expires(formatLongDateTime(expiresAt, language))}</Paragraph>
    </MailLayout>,
  );
}
