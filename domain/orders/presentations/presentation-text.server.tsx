import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { presentationWords } from '../appointments/presentation-words.ts';
import type { LetterOrder } from '../invoices/order-letter.server.ts';
import { orderLabelWords } from '../study-orders/order-label-words.ts';
import type { Presentation } from '../study-orders/presentation.ts';
import { presentationFacts } from './presentation-facts.ts';

export function presentationText(
  order: LetterOrder,
  presentation: Presentation,
  sender: MailSender,
): Promise<MailContent> {
  const { language } = sender;
  const words = presentationWords(language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.agreed} sender={sender}>
      <Greeting language={language} name={joinPersonName(order)} />
      <Paragraph>{words.agreed}</Paragraph>
      <Facts
        rows={[
          ...presentationFacts(presentation, language),
          [orderLabelWords(language).orderNumber, order.orderNumber],
        ]}
      />
      <Paragraph>
        {words.attached} {words.call}
      </Paragraph>
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
