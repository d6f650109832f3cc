import type { FirmProfile } from '#domain/firm-people/firm-profile-answer.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';

/** Says by when the user has to set up a second factor. */
export function FactorNotice({ profile }: { profile: FirmProfile }) {
  const { hasAuthenticator, passkeys } = profile.secondFactor;
  if (!profile.secondFactorDueAt || hasAuthenticator || passkeys.length > 0) return null;
  return (
    <p role="note" className="mt-3 mb-4 border-signal border-l-2 py-1 pl-4">
      Für Ihre Firma ist ein zweiter Faktor Pflicht. Richten Sie ihn bis {dateTimeOrUnknown(profile.secondFactorDueAt)}{' '}
      im{' '}
      <a href="?tab=profile" className="text-accent underline underline-offset-4">
        Profil
      </a>{' '}
      ein; danach ist ohne ihn nichts anderes mehr offen.
    </p>
  );
}
