import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';

interface QuestionProps {
  title: string;
  /** What will happen. */
  children: string;
  cancel: string;
  confirm: string;
  onCancel: () => void;
  onConfirm: () => void;
}

/** Asks before something is done that can't be seen coming. The careful answer has the focus. */
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
