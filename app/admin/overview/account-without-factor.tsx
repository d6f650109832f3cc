import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';

/** Asks for a second factor of the one account that may go without: its password can be reset by mail. */
export function AccountWithoutFactor({ account }: { account: Overview['accountWithoutFactor'] }) {
  if (account === null) return null;
  return (
    <p className="mt-2 flex items-baseline gap-2 text-sm text-signal">
      <Badge look="urgent">Account</Badge>
      <span className="min-w-0 wrap-anywhere">
        {account.email} has no second factor: whoever reads its mailbox can set a new password and open everything.{' '}
        {account.isOwn ? (
          <TabLink tab="overview" parameters={{ account: 'second-factor' }}>
            Add a second factor
          </TabLink>
        ) : (
          'Its owner has to add one.'
        )}
      </span>
    </p>
  );
}
