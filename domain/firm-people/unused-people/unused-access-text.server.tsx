import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';
import { unusedMonths } from './unused-terms.ts';

interface AskedPerson {
  firmName: string;
  until: Date;
  address: string;
  /** Whether the access stays without an answer, as that of a firm's last lead. */
  staysIn: boolean;
}

export function unusedAccessText({ firmName, until, address, staysIn }: AskedPerson, sender: MailSender) {
  return renderMail(
    <MailLayout heading="Ihr Zugang" preview="Brauchen Sie Ihren Zugang noch?" sender={sender}>
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        Sie haben sich seit {unusedMonths} Monaten nicht im Partnerbereich des Versicherungsmonitors angemeldet (
        {firmName}). Brauchen Sie den Zugang noch, so melden Sie sich bis {formatLongDateTime(until)} an oder bestätigen
        Sie es über den folgenden Link.
      </Paragraph>
      <Action href={address}>Zugang behalten</Action>
      <Paragraph>
        {staysIn
          ? 'Sonst meldet sich die Verwaltung des Versicherungsmonitors bei Ihnen, denn Ihre Firma hat keine andere Leitung.'
          : 'Sonst wird er dann abgeschaltet. Dafür ist nichts zu tun.'}
      </Paragraph>
    </MailLayout>,
  );
}
