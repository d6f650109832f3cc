import { formatLongDateTime } from '#platform/dates.ts';
import { MailLayout, type MailSender } from '../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../core/mails/layout/render-mail.server.ts';

const messages = {
  'new-device': 'Mit Ihrem Konto hat sich jemand auf einem neuen Gerät angemeldet.',
  'password-changed': 'Das Passwort Ihres Kontos wurde geändert. Alle anderen Sitzungen sind beendet.',
  'factor-added': 'Ihrem Konto wurde ein zweiter Faktor hinzugefügt.',
  'factor-removed': 'Von Ihrem Konto wurde ein zweiter Faktor entfernt.',
  'recovery-codes': 'Für Ihr Konto wurden neue Wiederherstellungscodes erstellt. Die alten gelten nicht mehr.',
  'recovery-code-used': 'Mit einem Ihrer Wiederherstellungscodes hat sich jemand angemeldet.',
  'role-changed': 'Die Rolle Ihres Kontos wurde geändert.',
} as const;

export type AccountEvent = keyof typeof messages;

/** What an administrator may have done for the person. */
const doneByAdministrators: ReadonlySet<AccountEvent> = new Set(['factor-removed', 'role-changed']);

export function accountNoticeText(
  name: string,
  { event, where, at }: { event: AccountEvent; where: string; at: Date },
  signInUrl: string,
  sender: MailSender,
) {
  return renderMail(
    <MailLayout heading="Ihr Konto" preview={messages[event]} sender={sender}>
      <Paragraph>Guten Tag {name}</Paragraph>
      <Paragraph>{messages[event]}</Paragraph>
      <Paragraph>
        {formatLongDateTime(at)}
        {where && `, ${where}`}
      </Paragraph>
      <Paragraph>
        {doneByAdministrators.has(event)
          ? 'Waren Sie das selbst oder haben Sie die Verwaltung darum gebeten, so ist nichts zu tun. Sonst setzen Sie '
          : 'Waren Sie das selbst, so ist nichts zu tun. Waren Sie es nicht, so setzen Sie '}
        Ihr Passwort über «Passwort vergessen?» sofort neu und melden Sie sich bei der Verwaltung.
      </Paragraph>
      <Action href={signInUrl}>Zur Anmeldung</Action>
    </MailLayout>,
  );
}
