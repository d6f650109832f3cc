import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { type NewsTopic, newsTopicNames } from '../news-topic.ts';

interface WrittenConfirmation {
  topics: NewsTopic[];
  expiresAt: Date;
  address: string;
}

export function newsConfirmationText(
  { topics, expiresAt, address }: WrittenConfirmation,
  sender: MailSender,
): Promise<MailContent> {
  const named = topics.map((topic) => `«${newsTopicNames[topic]}»`).join(' und ');
  return renderMail(
    <MailLayout heading="Ihre Anmeldung" preview="Bitte bestätigen Sie Ihre Adresse" sender={sender}>
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        Diese Adresse wurde auf unserer Website für Neuigkeiten zum Versicherungsmonitor angemeldet: {named}. Erst wenn
        Sie das bestätigen, senden wir Ihnen etwas.
      </Paragraph>
      <Action href={address}>Anmeldung bestätigen</Action>
      <Paragraph>
        Der Link gilt bis {formatLongDateTime(expiresAt)}. Haben Sie sich nicht angemeldet, so ist nichts zu tun: Diese
        E-Mail bleibt die einzige.
      </Paragraph>
    </MailLayout>,
  );
}
