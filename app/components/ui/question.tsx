import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  title: string;
  /** The consequences. */
  children: string;
  cancel: string;
  confirm: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Confirmation before an action. The safe answer has the focus. */
export function Question({ title, children, cancel, confirm, onCancel, onConfirm }: QuestionProps) {
  return (
    <Dialog
      open
      alert
      width="narrow"
      title={title}
      onRequestClose={onCancel}
      footer={
        <>
          <Button data-autofocus onClick={onCancel}>
            {cancel}
          </Button>
          <Button look="danger" onClick={onConfirm}>
            {confirm}
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">{children}</p>
    </Dialog>
  );
}
