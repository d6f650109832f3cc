import type { EntryProposal } from '#domain/entry-proposals/entry-proposal-answer.ts';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useListParameters } from '../address/list-parameters.ts';
import { useAdminQuery } from '../calls/admin-lists.ts';
import { entryProposalsPath } from './entry-proposals-path.ts';

const proposalDialog = lazyPart(() => import('./proposal-dialog.tsx'));

/** Leads to what a firm proposes for its public entry; nothing while it proposes nothing. */
export function ProposalButton({ partner: { id, name } }: { partner: Pick<Partner, 'id' | 'name'> }) {
  const { data = [] } = useAdminQuery<EntryProposal[]>(entryProposalsPath);
  const { open, set } = useListParameters();
  const proposal = data.find(({ firmId }) => firmId === id);
  if (!proposal) return null;
  return (
    <>
      <Button look="primary" onPointerEnter={proposalDialog.preload} onClick={() => set({ open: id })}>
        Proposed changes<span className="sr-only"> of {name}</span>
      </Button>
      {open === id && (
        <Lazy part={proposalDialog}>
          {(ProposalDialog) => <ProposalDialog proposal={proposal} onClose={() => set({ open: '' })} />}
        </Lazy>
      )}
    </>
  );
}
