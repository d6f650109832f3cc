import { useEffect, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button } from '../../components/ui/button.tsx';
import { useListParameters } from '../../workspace/address/list-parameters.ts';
import { LazyDialog } from '../../workspace/form/lazy-dialog.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';

const parts = {
  own: lazyPart(() => import('./own-account-dialog.tsx')),
  accounts: lazyPart(() => import('./accounts-dialog.tsx')),
};

/** The signed-in user, with buttons for their account and, for administrators, all accounts. */
export function AccountMenu({ user }: { user: string | null }) {
  const [open, setOpen] = useState<keyof typeof parts | null>(null);
  const may = useMay();
  const { account, set } = useListParameters();
  const [isForFactor, setForFactor] = useState(false);
  useEffect(() => {
    if (account !== 'second-factor') return;
    setForFactor(true);
    setOpen('own');
    // Closing the dialog must not lead back to an address that opens it.
    set({ account: '' });
  }, [account]);
  const close = () => {
    setOpen(null);
    setForFactor(false);
  };
  return (
    <>
      <p className="min-w-0 text-sm text-ink-muted wrap-anywhere">{user}</p>
      <div className="no-print flex gap-2">
        <Button onClick={() => setOpen('own')}>Mein Konto</Button>
        {may('accounts') && <Button onClick={() => setOpen('accounts')}>Konten</Button>}
      </div>
      {open && (
        <LazyDialog part={parts[open]} lang="de" failure="Das konnte nicht geladen werden." onClose={close}>
          {(Opened) => <Opened onClose={close} isForFactor={isForFactor} />}
        </LazyDialog>
      )}
    </>
  );
}
