import { formatLongDate } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../core/mails/layout/mail-layout.server.tsx';
import { Action, Lines, Paragraph } from '../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../core/mails/layout/render-mail.server.ts';
import type { RequestRecipient } from './request-recipient-queries.server.ts';
import type { RequestMoment } from './request-reminders.ts';

type RequestInMail = Pick<RequestRecipient, 'name' | 'title' | 'message' | 'dueOn'> & {
  /** Whether the due date has passed. */
  isPast: boolean;
};

const headings: Record<RequestMoment, string> = {
  asked: 'Wir bitten Sie um Dateien',
  before: 'Erinnerung: Wir bitten Sie um Dateien',
  due: 'Der Termin ist erreicht: Wir bitten Sie um Dateien',
  changed: 'Neuer Termin: Wir bitten Sie um Dateien',
  closed: 'Die Anfrage nach Dateien ist abgeschlossen',
};

const ends: Record<RequestMoment, string> = {
  asked: 'Solange nichts angekommen ist, erinnern wir alle Personen Ihrer Firma an den Termin.',
  before: 'Von Ihrer Firma ist dazu noch nichts angekommen.',
  due: 'Von Ihrer Firma ist dazu noch nichts angekommen.',
  changed:
    'Der Termin wurde geändert. Solange nichts angekommen ist, erinnern wir alle Personen Ihrer Firma an den neuen.',
  closed: 'Die Studienleitung hat die Anfrage abgeschlossen. Sie müssen nichts mehr tun.',
};

export function fileRequestText(
  moment: RequestMoment,
  { name, title, message, dueOn, isPast }: RequestInMail,
  address: string,
  sender: MailSender,
) {
  const until = formatLongDate(new Date(dueOn));
  const isClosed = moment === 'closed';
  const heading = moment === 'due' && isPast ? 'Der Termin ist vorbei: Wir bitten Sie um Dateien' : headings[moment];
  const asked = isClosed || isPast ? 'haben wir Ihre Firma' : 'bitten wir Ihre Firma';
  const wanted = isClosed || isPast ? `gebeten um: ${title}` : `um: ${title}`;
  return renderMail(
    <MailLayout heading={heading} preview={`${title}, bis ${until}`} sender={sender}>
      <Paragraph>Guten Tag {name}</Paragraph>
      <Paragraph>
        Für den Versicherungsmonitor {asked} bis {until} {wanted}
      </Paragraph>
      {message && !isClosed && (
        <Paragraph>
          <Lines text={message} />
        </Paragraph>
      )}
      <Action href={address}>{isClosed ? 'Zum Partnerbereich' : 'Dateien hochladen'}</Action>
      <Paragraph>{ends[moment]}</Paragraph>
    </MailLayout>,
  );
}
