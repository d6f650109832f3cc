import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { OverviewSection } from './overview-section.tsx';

/** Firms that propose changes to their public entry, if any. */
export function ProposedChanges({ firms }: { firms: Overview['proposingFirms'] }) {
  if (firms.length === 0) return null;
  return (
    <OverviewSection title="Public entries of partners" count={firms.length}>
      <p>{counted(firms.length, 'firm proposes changes', 'firms propose changes')}</p>
      <ul className="mt-1">
        {firms.map(({ id, name }) => (
          <li key={id} className="wrap-anywhere">
            <TabLink tab="partners" parameters={{ open: id }} className={rowLinkLook}>
              {name}
            </TabLink>
          </li>
        ))}
      </ul>
    </OverviewSection>
  );
}

/** Files from partner firms that nobody has downloaded, if any. */
export function NewPartnerFiles({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <OverviewSection title="Files from partners" count={count}>
      <p>{counted(count, 'file has', 'files have')} not been downloaded yet.</p>
      <p className="mt-1">
        <TabLink tab="partners" parameters={{ list: 'files', status: 'new' }} className={rowLinkLook}>
          View new files
        </TabLink>
      </p>
    </OverviewSection>
  );
}
