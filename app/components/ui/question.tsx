import { flushSync } from 'react-dom';
import { Button, type ButtonLook } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  title: string;
  /** The consequences. */
  children: string;
  cancel: string;
  confirm: string;
  /** Red by default, for actions that remove or cancel something. */
  look?: ButtonLook;
  /** Called on both answers, before onConfirm. */
  onClose: () => void;
  onConfirm: () => void;
}

/** Confirmation before an action. The safe answer has the focus; toasts stay in the page, as they are unrelated. */
export function Question({ title, children, cancel, confirm, look = 'danger', onClose, onConfirm }: QuestionProps) {
  return (
    <Dialog
      isConfirmation
      hasToasts={false}
      width="narrow"
      title={title}
      onRequestClose={onClose}
      footer={
        <>
          <Button data-autofocus onClick={onClose}>
            {cancel}
          </Button>
          <Button
            look={look}
            onClick={() => {
              // Closed at once, so that an address shown by the action comes after the dialog's step back in the history.
              flushSync(onClose);
              onConfirm();
            }}
          >
            {confirm}
          </Button>
        </>
      }
    >
      {/* Amounts stay on one line. */}
      <p className="whitespace-pre-line wrap-anywhere">{children.replaceAll(/CHF (?=\d)/g, 'CHF\u00a0')}</p>
    </Dialog>
  );
}
