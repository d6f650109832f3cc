import { ChevronDown, ChevronUp, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import type { DetailsActions } from './table-description.ts';
import { useDetailsKeys } from './use-details-keys.ts';

interface RecordDetailsProps extends DetailsActions {
  title: string;
  /** The most frequent action, in the footer, away from Delete. */
  action: ReactNode;
  children: ReactNode;
}

/** A dialog with a record's details; while open it is printed instead of the page. */
export function RecordDetails({ title, action, children, ...actions }: RecordDetailsProps) {
  const { onClose, onDelete, onPrevious, onNext, onDone } = actions;
  useDetailsKeys({ j: onNext, k: onPrevious, e: onDone });
  return (
    <Dialog
      open
      prints
      title={title}
      closeLabel="Close"
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
