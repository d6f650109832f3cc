import type { Partner } from '#domain/partners/partner-answer.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { buttonLook } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { DialogButton } from '../../workspace/form/lazy-dialog.tsx';
import { ProposalButton } from './proposal-button.tsx';

const accessDialog = lazyPart(() => import('./access-dialog.tsx'));

/** Actions on a partner other than editing and deleting. */
export function PartnerActions({ record }: { record: Partner }) {
  const { id, name } = record;
  return (
    <>
      <ProposalButton partner={record} />
      <TabLink tab="partners" parameters={{ list: 'files', firm: id }} className={buttonLook('quiet')}>
        Files<span className="sr-only"> of {name}</span>
      </TabLink>
      <DialogButton
        part={accessDialog}
        of={`of ${name}`}
        dialog={(AccessDialog, onClose) => <AccessDialog partner={record} onClose={onClose} />}
      >
        Access
      </DialogButton>
    </>
  );
}
