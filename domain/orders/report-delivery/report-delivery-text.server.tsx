import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, MailLink, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { pdfDetails, type SoldEdition } from '../../studies/sold-edition.ts';
import type { StudyOrder } from '../study-orders/study-order-queries.server.ts';

export interface DownloadOffer {
  /** The personal link, an absolute URL. */
  url: string;
  expiresAt: Date;
  downloads: number;
}

/** The first personal link to the report, or a new one. */
export function reportDeliveryText(
  order: Pick<StudyOrder, 'orderNumber' | 'firstName' | 'lastName' | 'organization'>,
  edition: SoldEdition,
  offer: DownloadOffer,
  sender: MailSender,
): Promise<MailContent> {
  const until = formatLongDateTime(offer.expiresAt);
  const answerTo = sender.seller.email;
  return renderMail(
    <MailLayout
      heading="Ihr Studienbericht steht bereit"
      preview={[edition.title, ...pdfDetails(edition.pages)].join(', ')}
      sender={sender}
    >
      <Paragraph>Guten Tag {joinPersonName(order)}</Paragraph>
      <Paragraph>
        Über den folgenden persönlichen Link laden Sie den vollständigen Studienbericht herunter (
        {[edition.title, ...pdfDetails(edition.pages)].join(', ')}).
      </Paragraph>
      <Action href={offer.url}>Studienbericht herunterladen</Action>
      <Facts
        rows={[
          ['Bestellnummer', order.orderNumber],
          ['Lizenziert für', order.organization],
          ['Link gültig bis', until],
          ['Downloads', `höchstens ${offer.downloads}`],
        ]}
      />
      <Paragraph>
        Jede Seite trägt den Namen Ihres Unternehmens und die Bestellnummer. Bitte geben Sie den Link nicht weiter. Ist
        er abgelaufen, so öffnen Sie ihn noch einmal: Sie können sich dann einen neuen an diese E-Mail-Adresse senden
        lassen.
      </Paragraph>
      {answerTo ? (
        <Paragraph>
          Fragen beantworten wir gerne: <MailLink href={`mailto:${answerTo}`}>{answerTo}</MailLink>
        </Paragraph>
      ) : null}
    </MailLayout>,
  );
}
