import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { announceAddress } from '../../components/address-changes.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { hasUnsavedInput } from '../form/leave-guard.ts';
import type { DetailsActions } from './table-description.ts';
import { useDetailsKeys } from './use-details-keys.ts';
import { useIsBeside } from './use-is-beside.ts';

interface RecordDetailsProps extends DetailsActions {
  title: ReactNode;
  /** The most frequent action, in the footer at a distance from Delete. */
  action: ReactNode;
  children: ReactNode;
}

/** A record's details in a dialog or, in wide windows, beside the list. While open, they are printed instead of the page. */
export function RecordDetails({ title, action, children, ...actions }: RecordDetailsProps) {
  const { onClose, onDelete, onPrevious, onNext, onDone } = actions;
  useDetailsKeys({ j: onNext, k: onPrevious, e: onDone });
  const isBeside = useIsBeside();
  const address = useRef('');
  useLayoutEffect(() => {
    address.current = location.href;
  });
  /** Back closes the details. With unsaved input, its change of the address is reverted and the user is asked first. */
  const onBack = () => {
    if (!hasUnsavedInput()) return;
    history.pushState(null, '', address.current);
    announceAddress();
    onClose();
  };
  return (
    <Dialog
      isPrintedAlone
      onBack={isBeside ? onBack : undefined}
      title={title}
      onRequestClose={onClose}
      tools={
        (onPrevious || onNext) && (
          <>
            <StepButton label="Previous record" keyName="k" Icon={ChevronUp} onStep={onPrevious} />
            <StepButton label="Next record" keyName="j" Icon={ChevronDown} onStep={onNext} />
          </>
        )
      }
      footer={
        <>
          {onDelete && (
            <Button look="danger" onClick={onDelete} className="mr-auto">
              Delete
            </Button>
          )}
          {action}
        </>
      }
    >
      {children}
    </Dialog>
  );
}

interface StepButtonProps {
  label: string;
  keyName: string;
  Icon: LucideIcon;
  onStep: (() => void) | undefined;
}

function StepButton({ label, keyName, Icon, onStep }: StepButtonProps) {
  return (
    <Button
      look="quiet"
      className="no-print"
      aria-label={label}
      aria-keyshortcuts={keyName}
      title={`${label} (${keyName})`}
      aria-disabled={!onStep}
      onClick={onStep}
    >
      <Icon aria-hidden="true" className="size-5" />
    </Button>
  );
}
