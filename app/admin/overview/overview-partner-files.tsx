import { groupThousands } from '#platform/money.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { OverviewSection } from './overview-section.tsx';

/** Files from partner firms that nobody has downloaded, if any. */
export function NewPartnerFiles({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <OverviewSection title="Files from partners" count={count}>
      <p>{`${groupThousands(count)} ${count === 1 ? 'file has' : 'files have'} not been downloaded yet.`}</p>
      <p className="mt-1">
        <TabLink tab="partners" parameters={{ list: 'files', status: 'new' }}>
          View new files
        </TabLink>
      </p>
    </OverviewSection>
  );
}
