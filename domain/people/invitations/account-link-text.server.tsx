import { formatLongDateTime } from '#platform/dates.ts';
import type { StoredLink } from '../../core/account-links/account-link-queries.server.ts';
import type { Role } from '../../core/accounts/roles.ts';
import { MailLayout, type MailSender } from '../../core/mails/layout/mail-layout.server.tsx';
import { Action, Paragraph } from '../../core/mails/layout/mail-parts.server.tsx';
import { renderMail } from '../../core/mails/layout/render-mail.server.ts';
import type { Inviter } from './link-details-queries.server.ts';

const roleNames: Record<Role, string> = {
  administrator: 'Verwaltung',
  editor: 'Redaktion',
  bookkeeping: 'Buchhaltung',
};

interface InlineLink {
  purpose: StoredLink['purpose'];
  role: Role | null;
  /** For invitations to the partner area. */
  firmName: string | null;
  /** The inviter, as contact for questions. */
  inviter: Inviter | null;
  expiresAt: Date;
  address: string;
}

export const accountLinkText = (link: InlineLink, sender: MailSender) =>
  link.purpose === 'password-reset' ? resetText(link, sender) : invitationText(link, sender);

/** The name of an account; the address if it has no name. */
const nameOf = ({ name, email }: Inviter) => (name === email ? email : `${name} (${email})`);

/** What an invited person is invited to, after 'lädt Sie ein'. */
const invitedTo = ({ firmName, role }: InlineLink): string =>
  firmName === null
    ? `an der Website des Versicherungsmonitors mitzuarbeiten${role ? ` (Rolle: ${roleNames[role]})` : ''}. Über den folgenden Link geben Sie Ihren Namen an, wählen ein Passwort und richten einen zweiten Faktor ein: eine App auf dem Telefon oder einen Passkey.`
    : `für ${firmName} den Partnerbereich des Versicherungsmonitors zu benutzen: die Ergebnisse der Studie nach Themen, Dateien und Ihr Profil. Über den folgenden Link geben Sie Ihren Namen an und wählen ein Passwort. Ihr Benutzername ist diese E-Mail-Adresse.`;

function invitationText(link: InlineLink, sender: MailSender) {
  const { firmName, inviter, expiresAt, address } = link;
  const area = firmName === null ? 'zur Verwaltung' : 'zum Partnerbereich';
  return renderMail(
    <MailLayout heading="Ihre Einladung" preview={`Zugang ${area} des Versicherungsmonitors`} sender={sender}>
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        {inviter ? `${nameOf(inviter)} lädt Sie ein` : 'Sie sind eingeladen'}, {invitedTo(link)}
      </Paragraph>
      <Action href={address}>Einladung annehmen</Action>
      <Paragraph>
        Der Link gilt bis {formatLongDateTime(expiresAt)}. Ist er abgelaufen, so öffnen Sie ihn trotzdem: Sie können
        sich dann einen neuen senden lassen.
      </Paragraph>
      {inviter && (
        <Paragraph>
          Haben Sie Fragen oder diese Einladung nicht erwartet, so wenden Sie sich an {nameOf(inviter)}.
        </Paragraph>
      )}
    </MailLayout>,
  );
}

function resetText({ expiresAt, address }: InlineLink, sender: MailSender) {
  return renderMail(
    <MailLayout heading="Neues Passwort" preview="Link für ein neues Passwort" sender={sender}>
      <Paragraph>Guten Tag</Paragraph>
      <Paragraph>
        Für Ihr Konto wurde ein neues Passwort verlangt. Über den folgenden Link wählen Sie eines; alle Sitzungen enden
        dann, der zweite Faktor bleibt, wie er ist.
      </Paragraph>
      <Action href={address}>Neues Passwort wählen</Action>
      <Paragraph>
        Der Link gilt bis {formatLongDateTime(expiresAt)} und ein einziges Mal. Haben Sie nichts verlangt, so ist nichts
        zu tun: Ihr Passwort bleibt dasselbe.
      </Paragraph>
    </MailLayout>,
  );
}
