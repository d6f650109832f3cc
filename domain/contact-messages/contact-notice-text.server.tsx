import { formatLongDateTime } from '#platform/dates.ts';
import { adminAddress } from '../core/mails/admin-address.ts';
import { MailLayout, type MailSender } from '../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph, Quotation } from '../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../core/mails/layout/mail-tables.server.tsx';
import { renderMail } from '../core/mails/layout/render-mail.server.ts';
import { joinPersonName, type PersonName } from '../core/person-name.ts';

export interface NoticedMessage extends PersonName {
  id: string;
  createdAt: Date;
  email: string;
  organization: string | null;
  phone: string | null;
  subject: string;
  message: string;
  suspectedSpam: boolean;
}

export function contactNoticeText(message: NoticedMessage, sender: MailSender) {
  return renderMail(
    <MailLayout
      heading="Neue Nachricht"
      preview="Eine Antwort geht direkt an die Absenderin oder den Absender."
      sender={sender}
    >
      {message.suspectedSpam ? (
        <Paragraph>
          <strong>Diese Nachricht sieht nach Spam aus.</strong>
        </Paragraph>
      ) : null}
      <Quotation text={message.message} />
      <Facts
        rows={[
          ['Name', joinPersonName(message)],
          ['E-Mail', message.email],
          ['Organisation', message.organization],
          ['Telefon', message.phone],
          ['Betreff', message.subject],
          ['Eingegangen', formatLongDateTime(message.createdAt)],
        ]}
      />
      <Paragraph>Ihre Antwort auf diese E-Mail geht direkt an die Absenderin oder den Absender.</Paragraph>
      <Action href={adminAddress(sender.siteUrl, { tab: 'messages', open: message.id })}>Nachricht öffnen</Action>
    </MailLayout>,
  );
}
