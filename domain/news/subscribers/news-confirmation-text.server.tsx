import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Greeting, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { listTopics, type NewsTopic } from '../news-topic.ts';
import { newsConfirmationWords } from './news-confirmation-words.ts';

interface WrittenConfirmation {
  topics: NewsTopic[];
  expiresAt: Date;
  address: string;
}

export function newsConfirmationText(
  { topics, expiresAt, address }: WrittenConfirmation,
  sender: MailSender,
): Promise<MailContent> {
  const { language } = sender;
  const words = newsConfirmationWords(language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview} sender={sender}>
      <Greeting language={language} />
      <Paragraph>{words.asked(listTopics(topics, language, 'conjunction'))}</Paragraph>
      <Action href={address}>{words.confirm}</Action>
      <Paragraph>{words.expires(formatLongDateTime(expiresAt, language))}</Paragraph>
    </MailLayout>,
  );
}
