import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';

/** Asks for a second factor of the account from the settings, the only one that works without one. */
export function AccountWithoutFactor({ account }: { account: Overview['accountWithoutFactor'] }) {
  if (account === null) return null;
  return (
    <p className="mt-2 flex items-baseline gap-2 text-sm text-signal">
      <Badge look="urgent">Account</Badge>
      <span className="min-w-0 wrap-anywhere">
        {account.email} has no second factor: anybody who can read its mail can reset the password and has full access.{' '}
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
