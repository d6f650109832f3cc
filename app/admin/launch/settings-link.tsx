import { linkLook } from '../../workspace/address/tab-link.tsx';

/** Element id of the list of missing settings. */
export const settingsId = 'launch-settings';

export function SettingsLink({ isDone }: { isDone: boolean }) {
  if (isDone) return null;
  return (
    <a href={`#${settingsId}`} className={linkLook}>
      Missing settings
    </a>
  );
}
