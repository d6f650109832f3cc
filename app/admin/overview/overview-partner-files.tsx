import { groupThousands } from '#platform/money.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { OverviewSection } from './overview-section.tsx';

/** What came in from partner firms and nobody has fetched; nothing while there is none. */
export function NewPartnerFiles({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <OverviewSection title="Files from partners" count={count}>
      <p>
        {`${groupThousands(count)} ${count === 1 ? 'file' : 'files'} came in and nobody has fetched ${count === 1 ? 'it' : 'them'} yet.`}
      </p>
      <p className="mt-1">
        <TabLink tab="partners" parameters={{ list: 'files', status: 'new' }}>
          Look at new files
        </TabLink>
      </p>
    </OverviewSection>
  );
}
