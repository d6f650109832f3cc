/** Element id of the list of missing settings. */
export const settingsId = 'launch-settings';

/** A link to the list of missing settings. */
export function SettingsLink({ isDone }: { isDone: boolean }) {
  if (isDone) return null;
  return (
    <a
      href={`#${settingsId}`}
      className="font-semibold text-accent underline decoration-1 underline-offset-4 hover:decoration-2"
    >
      Missing settings
    </a>
  );
}
