import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { Facts } from '../../core/mails/layout/mail-tables.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';

interface BlockedPublication {
  title: string;
  dueAt: Date;
  /** In English, as in the admin area. */
  problem: string;
}

export function publicationBlockedText({ title, dueAt, problem }: BlockedPublication, sender: MailSender) {
  return renderMail(
    <MailLayout
      heading="Etwas wurde nicht veröffentlicht"
      preview={`${title}: es bleibt, was bisher zu lesen war`}
      sender={sender}
    >
      <Paragraph>
        {title}: Was für <strong>{formatLongDateTime(dueAt)}</strong> vorgesehen war, konnte nicht veröffentlicht
        werden. Auf der Website steht weiterhin, was bisher dort stand.
      </Paragraph>
      <Facts rows={[['Grund', problem]]} />
      <Paragraph>
        Beheben Sie den Grund und veröffentlichen Sie danach noch einmal: sofort oder auf einen neuen Zeitpunkt.
      </Paragraph>
      <Action href={`${sender.siteUrl}/admin?tab=studies`}>Studien öffnen</Action>
    </MailLayout>,
  );
}
