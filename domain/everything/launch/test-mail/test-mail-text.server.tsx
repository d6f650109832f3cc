import { MailLayout, type MailSender } from '../../../core/mails/layout/mail-layout.server.tsx';
import { Paragraph } from '../../../core/mails/layout/mail-parts.server.tsx';
import { type MailContent, renderMail } from '../../../core/mails/layout/render-mail.server.ts';

export function testMailText(mailFrom: string, sender: MailSender): Promise<MailContent> {
  return renderMail(
    <MailLayout heading="Der Versand funktioniert" preview="Diese E-Mail wurde zum Testen verschickt" sender={sender}>
      <Paragraph>
        Diese E-Mail wurde in der Verwaltung des Versicherungsmonitors zum Testen verschickt. Absender ist {mailFrom}.
      </Paragraph>
      <Paragraph>
        Liegt sie im Posteingang und nicht bei unerwünschten Nachrichten, so ist nichts zu tun. Sonst prüfen Sie SPF,
        DKIM und DMARC der Absenderdomain.
      </Paragraph>
    </MailLayout>,
  );
}
