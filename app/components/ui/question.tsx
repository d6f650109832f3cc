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
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation before an action. The safe answer has the focus; toasts stay behind, as they are about something else. */
export function Question({ title, children, cancel, confirm, look = 'danger', onCancel, onConfirm }: QuestionProps) {
  return (
    <Dialog
      alert
      hasToasts={false}
      width="narrow"
      title={title}
      onRequestClose={onCancel}
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancel}
          </Button>
          <Button look={look} onClick={onConfirm}>
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
