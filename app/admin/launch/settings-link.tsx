/** Where the settings are listed that the agency has to make. */
export const settingsId = 'launch-settings';

/** Leads to what somebody with access to the server has to set. */
export function SettingsLink({ isDone }: { isDone: boolean }) {
  if (isDone) return null;
  return (
    <a
      href={`#${settingsId}`}
      className="font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      What to set
    </a>
  );
}
