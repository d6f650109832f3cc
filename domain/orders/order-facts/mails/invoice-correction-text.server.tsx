import { formatRappen } from '#platform/money.ts';
import { MailLayout, type MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../../core/mails/layout/render-mail.server.ts';
import type { DocumentContent } from '../../invoices/document-content.ts';
import { payableUntil } from '../../invoices/document-letter.server.ts';
import { Greeting } from './document-mail-greeting.server.tsx';

export function invoiceCorrectionText(
  invoice: DocumentContent,
  creditNote: DocumentContent,
  sender: MailSender,
): Promise<MailContent> {
  const { orderNumber, buyer, number, totalRappen } = invoice;
  return renderMail(
    <MailLayout
      heading="Ihre korrigierte Rechnung"
      preview={`Bestellung ${orderNumber}: Die neue Rechnung ersetzt die bisherige.`}
      sender={sender}
    >
      <Greeting buyer={buyer} sender={sender} />
      <Paragraph>
        Wir haben die Rechnung zu Ihrer Bestellung korrigiert. Die neue Rechnung und die Gutschrift, welche die
        bisherige aufhebt, liegen dieser E-Mail als PDF bei. Haben Sie die bisherige schon bezahlt, so ist nichts mehr
        zu tun.
      </Paragraph>
      <Facts
        rows={[
          ['Bestellnummer', orderNumber],
          ['Neue Rechnung', number],
          ['Betrag', `CHF ${formatRappen(totalRappen)}`],
          ['Zahlbar bis', payableUntil(invoice)],
          ['Gutschrift', creditNote.number],
          ['Hebt auf', creditNote.revokes && `Rechnung ${creditNote.revokes.number}`],
          ['Unternehmen', buyer.organization],
          ['Rechnungsadresse', buyer.billingAddress],
          ['Ihre Referenz', buyer.reference],
        ]}
      />
      <OrderQuestions seller={sender.seller} />
    </MailLayout>,
  );
}
