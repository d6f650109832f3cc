import type { MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { Greeting, Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { joinPersonName } from '../../../core/person-name.ts';
import type { DocumentContent } from '../../invoices/document-content.ts';
import { documentMailWords } from './document-mail-words.ts';

/** Greets the buyer, or explains the order to a recipient at the address for invoices. */
export function DocumentMailGreeting({ buyer, sender }: Pick<DocumentContent, 'buyer'> & { sender: MailSender }) {
  const { language, orderPage } = sender;
  const name = joinPersonName(buyer);
  if (orderPage) return <Greeting language={language} name={name} />;
  return (
    <>
      <Greeting language={language} />
      <Paragraph>{documentMailWords(language).copyReason(name)}</Paragraph>
    </>
  );
}
