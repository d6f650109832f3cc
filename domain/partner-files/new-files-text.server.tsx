import { MailLayout, type MailSender } from '../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph, Step, Steps } from '../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../core/mails/layout/render-mail.server.ts';

export function newFilesText(
  name: string,
  files: { title: string; about: string; scan: string }[],
  publicUrl: string,
  sender: MailSender,
) {
  const count = files.length === 1 ? 'eine neue Datei' : `${files.length} neue Dateien`;
  return renderMail(
    <MailLayout heading="Neue Dateien für Sie" preview={`Im Partnerbereich: ${count}`} sender={sender}>
      <Paragraph>Guten Tag {name}</Paragraph>
      <Paragraph>Im Partnerbereich des Versicherungsmonitors gibt es für Sie {count}:</Paragraph>
      <Steps>
        {files.map(({ title, about, scan }) => (
          <Step key={`${title} ${about}`}>
            {title} ({about}). {scan}.
          </Step>
        ))}
      </Steps>
      <Action href={`${publicUrl}/partner-area`}>Zum Partnerbereich</Action>
      <Paragraph>Diese Nachrichten schalten Sie im Partnerbereich unter «Profil» aus.</Paragraph>
    </MailLayout>,
  );
}
