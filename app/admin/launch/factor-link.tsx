import type { Launch } from '#domain/everything/launch/launch-answer.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';

/** A link to the user's second factor, if the account from the settings is theirs. */
export function FactorLink({ launch: { settingsAccount }, isDone }: { launch: Launch; isDone: boolean }) {
  if (isDone || !settingsAccount?.isOwn) return null;
  return (
    <TabLink tab="overview" parameters={{ account: 'second-factor' }}>
      Add a second factor
    </TabLink>
  );
}
