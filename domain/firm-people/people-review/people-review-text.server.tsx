import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';

interface Review {
  firmName: string;
  until: Date;
  address: string;
  isReminder: boolean;
}

export function peopleReviewText({ firmName, until, address, isReminder }: Review, sender: MailSender) {
  return renderMail(
    <MailLayout heading="Personen bestätigen" preview={`Wer hat für ${firmName} Zugang?`} sender={sender}>
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        {isReminder ? 'Noch hat niemand bestätigt, wer' : 'Einmal im Jahr fragen wir, wer'} für {firmName} Zugang zum
        Partnerbereich des Versicherungsmonitors haben soll. Über den folgenden Link sehen Sie die Liste, nehmen
        Personen heraus, die den Zugang nicht mehr brauchen, und bestätigen sie.
      </Paragraph>
      <Action href={address}>Liste ansehen und bestätigen</Action>
      <Paragraph>
        Der Link gilt bis {formatLongDateTime(until)} und einmal. Geben Sie ihn nicht weiter. Bestätigt jemand anders,
        der den Zugang leitet, so ist nichts mehr zu tun.
      </Paragraph>
    </MailLayout>,
  );
}
