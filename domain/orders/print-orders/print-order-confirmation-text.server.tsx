import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, OrderQuestions, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { type MailContent, renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { joinPersonName } from '../../core/person-name.ts';
import { type MailedPrintOrder, printOrderFacts } from './print-order-facts.ts';
import { printOrderMailWords } from './print-order-mail-words.ts';

export function printOrderConfirmationText(order: MailedPrintOrder, sender: MailSender): Promise<MailContent> {
  const { language } = sender;
  const words = printOrderMailWords(language);
  return renderMail(
    <MailLayout heading={words.heading} preview={words.preview} sender={sender}>
      <Greeting language={language} name={joinPersonName(order)} />
      <Paragraph>{words.received}</Paragraph>
      <Facts rows={printOrderFacts(order, language)} />
      <OrderQuestions sender={sender} />
    </MailLayout>,
  );
}
