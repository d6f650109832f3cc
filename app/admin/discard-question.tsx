import { ConfirmDialog } from '../components/ui/confirm-dialog.tsx';
import type { FormTexts } from './form-texts.ts';

interface DiscardQuestionProps {
  texts: Omit<FormTexts, 'save'>;
  onKeep: () => void;
  onDiscard: () => void;
}

/** Asks before changed input is thrown away. */
export function DiscardQuestion({ texts, onKeep, onDiscard }: DiscardQuestionProps) {
  return (
    <ConfirmDialog
      title={texts.discardTitle}
      cancel={texts.keep}
      confirm={texts.discard}
      onCancel={onKeep}
      onConfirm={onDiscard}
    >
      {texts.discardQuestion}
    </ConfirmDialog>
  );
}
