import { formatLongDate } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../core/mails/layout/mail-parts.server.tsx';
import { type MailContent, renderMail } from '../core/mails/layout/render-mail.server.ts';
import type { RequestRecipient } from './request-recipient-queries.server.ts';
import type { RequestMoment } from './request-reminders.ts';

const headings: Record<RequestMoment, string> = {
  asked: 'Wir bitten Sie um Dateien',
  before: 'Erinnerung: Wir bitten Sie um Dateien',
  due: 'Der Termin ist erreicht: Wir bitten Sie um Dateien',
};

export function fileRequestText(
  moment: RequestMoment,
  { name, title, message, dueOn }: Pick<RequestRecipient, 'name' | 'title' | 'message' | 'dueOn'>,
  address: string,
  sender: MailSender,
): Promise<MailContent> {
  const until = formatLongDate(new Date(dueOn));
  return renderMail(
    <MailLayout heading={headings[moment]} preview={`${title}, bis ${until}`} sender={sender}>
      <Paragraph>Guten Tag {name}</Paragraph>
      <Paragraph>
        Für den Versicherungsmonitor bitten wir Ihre Firma bis {until} um: {title}
      </Paragraph>
      {message && <Paragraph>{message}</Paragraph>}
      <Action href={address}>Dateien hochladen</Action>
      <Paragraph>
        {moment === 'asked'
          ? 'Solange nichts angekommen ist, erinnern wir alle Personen Ihrer Firma an den Termin.'
          : 'Von Ihrer Firma ist dazu noch nichts angekommen.'}
      </Paragraph>
    </MailLayout>,
  );
}
