import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';

interface LastLead {
  name: string;
  email: string;
  firmName: string;
  address: string;
}

export function lastLeadUnusedText({ name, email, firmName, address }: LastLead, sender: MailSender) {
  return renderMail(
    <MailLayout heading="Leitung ohne Anmeldung" preview={`${firmName}: niemand leitet den Zugang`} sender={sender}>
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        {name} ({email}) leitet den Zugang von {firmName} allein, hat sich seit über einem Jahr nicht angemeldet und auf
        die Frage danach nicht geantwortet. Der Zugang bleibt, weil die Firma sonst niemanden hätte, der ihn leitet.
        Bitte klären Sie mit der Firma, wer das künftig ist.
      </Paragraph>
      <Action href={address}>Zu den Partnern</Action>
    </MailLayout>,
  );
}
