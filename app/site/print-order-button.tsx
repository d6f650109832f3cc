import { type ComponentType, useRef, useState } from 'react';
import { site } from '#content/site.ts';
import { showToast } from '../components/toast.tsx';
import type { PrintOrderDialogProps } from './print-order-dialog.tsx';

const loadDialog = () => import('./print-order-dialog.tsx');

/** Opens the order of printed copies; its code comes when somebody is about to use it. */
export function PrintOrderButton() {
  const button = useRef<HTMLButtonElement>(null);
  const [Dialog, setDialog] = useState<ComponentType<PrintOrderDialogProps> | null>(null);

  const open = async () => {
    try {
      const { PrintOrderDialog } = await loadDialog();
      setDialog(() => PrintOrderDialog);
    } catch {
      showToast({
        title: 'Fehler',
        description: 'Das Bestellformular konnte nicht geladen werden. Bitte versuchen Sie es erneut.',
        variant: 'destructive',
      });
    }
  };
  const onClosed = () => {
    setDialog(null);
    button.current?.focus();
  };
  const prepare = () => {
    loadDialog().catch(() => {});
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-haspopup="dialog"
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={open}
        className="inline-flex min-h-11 items-center justify-center rounded border border-ink px-5 py-2 font-semibold transition-colors duration-150 hover:bg-ink hover:text-paper noscript:hidden"
      >
        Printversion bestellen
      </button>
      <p className="hidden min-h-11 items-center noscript:flex">
        <a href={`mailto:${site.contactEmail}?subject=Printversion%20bestellen`}>Printversion per E-Mail bestellen</a>
      </p>
      {Dialog && <Dialog onClosed={onClosed} />}
    </>
  );
}
