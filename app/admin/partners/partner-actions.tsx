import { useState } from 'react';
import type { Partner } from '#domain/partners/partner-answer.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { LazyDialog } from '../../workspace/form/lazy-dialog.tsx';
import { ProposalButton } from './proposal-button.tsx';

const accessDialog = lazyPart(() => import('./access-dialog.tsx'));

/** Actions on a partner other than editing and deleting. */
export function PartnerActions({ record }: { record: Partner }) {
  const [isOpen, setOpen] = useState(false);
  const { id, name } = record;
  const close = () => setOpen(false);
  return (
    <>
      <ProposalButton partner={record} />
      <TabLink tab="partners" parameters={{ list: 'files', firm: id }} className={buttonLook('quiet')}>
        Files<span className="sr-only"> of {name}</span>
      </TabLink>
      <Button of={`of ${name}`} onPointerEnter={accessDialog.preload} onClick={() => setOpen(true)}>
        Access
      </Button>
      {isOpen && (
        <LazyDialog part={accessDialog} onClose={close}>
          {(AccessDialog) => <AccessDialog partner={record} onClose={close} />}
        </LazyDialog>
      )}
    </>
  );
}
