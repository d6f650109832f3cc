import type { AuditAction } from '../../core/audit/audit-actions.ts';
import type { FirmLogEntry } from './firm-log-answer.ts';

type Words = Record<'de' | 'en', string>;

const words = (de: string, en: string): Words => ({ de, en });

/** What happened, by record kind and action. */
const events: Record<string, Partial<Record<AuditAction, Words>>> = {
  'sign-ins': {
    'sign-in': words('Anmeldung', 'Sign-in'),
    'sign-in by authenticator': words('Anmeldung mit App', 'Sign-in by app'),
    'sign-in by passkey': words('Anmeldung mit Passkey', 'Sign-in by passkey'),
    'sign-in by recovery-code': words('Anmeldung mit Wiederherstellungscode', 'Sign-in by recovery code'),
    'sign-in by invitation': words('Erste Anmeldung mit der Einladung', 'First sign-in by the invitation'),
    'sign-in failed': words('Anmeldung fehlgeschlagen: falsches Passwort', 'Sign-in failed: wrong password'),
    'second factor failed': words(
      'Anmeldung fehlgeschlagen: falscher zweiter Faktor',
      'Sign-in failed: wrong second factor',
    ),
    'sign-out': words('Abmeldung', 'Sign-out'),
    'reset asked for': words('Neues Passwort angefordert', 'Password reset requested'),
  },
  accounts: {
    'accept invitation': words('Konto erstellt mit der Einladung', 'Account created by the invitation'),
    'accept terms': words('Bedingungen angenommen', 'Terms accepted'),
    change: words('Profil geändert', 'Profile changed'),
    role: words('Rolle geändert', 'Role changed'),
    remove: words('Zugang entfernt', 'Access removed'),
    restore: words('Zugang wieder eingeschaltet', 'Access switched on again'),
    password: words('Passwort geändert', 'Password changed'),
    'reset-password': words('Passwort zurückgesetzt', 'Password reset'),
    'end sessions': words('Andere Sitzungen beendet', 'Other sessions ended'),
    'begin factor': words('Einrichten eines zweiten Faktors begonnen', 'Setting up a second factor begun'),
    'factor-added': words('Zweiter Faktor eingerichtet', 'Second factor added'),
    'factor-removed': words('Zweiter Faktor entfernt', 'Second factor removed'),
    'remove second factor': words('Zweiter Faktor entfernt', 'Second factor removed'),
    'recovery-codes': words('Neue Wiederherstellungscodes', 'New recovery codes'),
    'ask about unused access': words(
      'Gefragt, ob der unbenutzte Zugang nötig ist',
      'Asked whether the unused access is needed',
    ),
    'report unused access': words(
      'Unbenutzter Zugang der letzten Leitung gemeldet',
      'Unused access of the last lead reported',
    ),
    'switch off unused access': words('Unbenutzter Zugang abgeschaltet', 'Unused access switched off'),
    'keep access': words('Zugang behalten', 'Access kept'),
  },
  invitations: {
    invite: words('Einladung gesendet', 'Invitation sent'),
    'invite again': words('Einladung erneut gesendet', 'Invitation sent again'),
    withdraw: words('Einladung zurückgezogen', 'Invitation withdrawn'),
  },
  'partner-files': {
    create: words('Datei hochgeladen', 'File uploaded'),
    'new version': words('Neue Fassung hochgeladen', 'New version uploaded'),
    download: words('Datei heruntergeladen', 'File downloaded'),
    delete: words('Datei zurückgenommen', 'File withdrawn'),
    restore: words('Datei wiederhergestellt', 'File restored'),
  },
  'firm-access-rules': { change: words('Regeln geändert', 'Rules changed') },
  'people-reviews': {
    'ask to confirm people': words('Liste der Personen zur Bestätigung gesendet', 'List of people sent to confirm'),
    'remind to confirm people': words('An die Bestätigung der Personen erinnert', 'Reminded to confirm people'),
    'confirm people': words('Liste der Personen bestätigt', 'List of people confirmed'),
  },
  partners: {
    'propose changes': words('Öffentlicher Eintrag: Änderung vorgeschlagen', 'Public entry: change proposed'),
    'withdraw proposal': words('Öffentlicher Eintrag: Vorschlag zurückgezogen', 'Public entry: proposal withdrawn'),
  },
};

/** 'Datei heruntergeladen' */
export function firmLogEvent(
  { recordKind, action }: Pick<FirmLogEntry, 'recordKind' | 'action'>,
  language: 'de' | 'en',
): string {
  const texts: Partial<Record<string, Words>> = events[recordKind] ?? {};
  return texts[action]?.[language] ?? `${recordKind}: ${action}`;
}

const sides: Record<Exclude<FirmLogEntry['side'], 'person'>, Words> = {
  office: words('Studienleitung', 'Office'),
  site: words('automatisch', 'automatically'),
  nobody: words('nicht angemeldet', 'not signed in'),
};

/** 'Lea Muster', their address if the name is unknown, or 'Studienleitung'. */
export function firmLogActor(
  { side, actor, actorName }: Pick<FirmLogEntry, 'side' | 'actor' | 'actorName'>,
  language: 'de' | 'en',
): string {
  return side === 'person' ? (actorName ?? actor ?? '') : sides[side][language];
}
