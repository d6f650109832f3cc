import { formatRappen } from '#platform/money.ts';
import { MailLayout, type MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { OrderQuestions, Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../../core/mails/layout/render-mail.server.ts';
import type { DocumentContent } from '../../invoices/document-content.ts';
import { Greeting } from './document-mail-greeting.server.tsx';

export function orderCancellationText(creditNote: DocumentContent, sender: MailSender): Promise<MailContent> {
  const { orderNumber, number, revokes, totalRappen, buyer } = creditNote;
  return renderMail(
    <MailLayout
      heading="Ihre Bestellung ist storniert"
      preview={`Bestellung ${orderNumber}: Die Gutschrift liegt bei.`}
      sender={sender}
    >
      <Greeting buyer={buyer} sender={sender} />
      <Paragraph>
        Ihre Bestellung ist storniert. Die Gutschrift liegt dieser E-Mail als PDF bei; sie hebt die Rechnung vollständig
        auf. Haben Sie noch nicht bezahlt, so ist nichts mehr geschuldet; was Sie bezahlt haben, erstatten wir Ihnen
        zurück.
      </Paragraph>
      <Facts
        rows={[
          ['Bestellnummer', orderNumber],
          ['Gutschrift', number],
          ['Hebt auf', revokes && `Rechnung ${revokes.number}`],
          ['Betrag', `CHF ${formatRappen(totalRappen)}`],
        ]}
      />
      <OrderQuestions seller={sender.seller} />
    </MailLayout>,
  );
}
