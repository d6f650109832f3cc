import type { MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { joinPersonName } from '../../../core/person-name.ts';
import type { DocumentContent } from '../../invoices/document-content.ts';

/** Greets the buyer, or explains the order to a recipient at the address for invoices. */
export function Greeting({ buyer, sender }: Pick<DocumentContent, 'buyer'> & { sender: MailSender }) {
  const name = joinPersonName(buyer);
  if (sender.orderPage) return <Paragraph>Guten Tag {name}</Paragraph>;
  return (
    <>
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        {name} hat bei uns den Studienbericht bestellt und diese Adresse für die Rechnung angegeben. Wir haben {name}{' '}
        geschrieben:
      </Paragraph>
    </>
  );
}
