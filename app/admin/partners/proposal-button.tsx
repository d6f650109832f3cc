import { useEffect, useState } from 'react';
import { listProposalsCall } from '#domain/entry-proposals/entry-proposal-calls.ts';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useListParameters } from '../../workspace/address/list-parameters.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { LazyDialog } from '../../workspace/form/lazy-dialog.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';

const proposalDialog = lazyPart(() => import('./proposal-dialog.tsx'));

/** A button that opens a firm's proposal, if any. */
export function ProposalButton({ partner: { id, name } }: { partner: Pick<Partner, 'id' | 'name'> }) {
  const { data = [] } = useAnswer(listProposalsCall, {});
  const proposal = data.find(({ firmId }) => firmId === id);
  const mayDecide = useMay()('content');
  const { open, set } = useListParameters();
  const [isOpen, setIsOpen] = useState(false);
  const isLinked = open === id && proposal !== undefined;
  // The address is cleared before, as it can't change while a dialog is open.
  useEffect(() => {
    if (!isLinked) return;
    set({ open: '' });
    setIsOpen(true);
  }, [isLinked, set]);
  if (!proposal) return null;
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        look={mayDecide ? 'primary' : 'outline'}
        of={`of ${name}`}
        onPointerEnter={proposalDialog.preload}
        onClick={() => setIsOpen(true)}
      >
        Proposed changes
      </Button>
      {isOpen && (
        <LazyDialog part={proposalDialog} onClose={close}>
          {(ProposalDialog) => <ProposalDialog proposal={proposal} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
