import { useEffect, useState } from 'react';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { useListParameters } from '../../workspace/address/list-parameters.ts';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { LazyDialog } from '../../workspace/form/lazy-dialog.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';

const parts = {
  own: lazyPart(() => import('./own-account-dialog.tsx')),
  accounts: lazyPart(() => import('./accounts-dialog.tsx')),
};

/**
 * The signed-in user, with buttons for their account and, for administrators, all accounts and the privacy desk.
 * @param className for the visible part; dialogs stay open if the window becomes too narrow for it
 */
export function AccountMenu({ user, className }: { user: string | null; className: string }) {
  const [open, setOpen] = useState<keyof typeof parts | null>(null);
  const may = useMay();
  const { account, set } = useListParameters();
  const [isForFactor, setIsForFactor] = useState(false);
  useEffect(() => {
    if (account !== 'second-factor') return;
    setIsForFactor(true);
    setOpen('own');
    // Closing the dialog must not lead back to an address that opens it.
    set({ account: '' });
  }, [account]);
  const close = () => {
    setOpen(null);
    setIsForFactor(false);
  };
  return (
    <>
      {/* On narrow screens it has a row of its own, so that 'Menu' stays where it is. */}
      <p className={`min-w-0 max-lg:w-full text-sm text-ink-muted wrap-anywhere ${className}`}>{user}</p>
      <div lang="en" className={`no-print flex gap-2 ${className}`}>
        <Button onClick={() => setOpen('own')}>My account</Button>
        {may('accounts') && <Button onClick={() => setOpen('accounts')}>Accounts</Button>}
        {may('administration') && (
          <TabLink tab="overview" parameters={{ list: 'privacy' }} className={buttonLook()}>
            Privacy
          </TabLink>
        )}
      </div>
      {open && (
        <div lang="en">
          <LazyDialog part={parts[open]} lang="en" failure="The dialog could not be loaded." onClose={close}>
            {(Opened) => <Opened onClose={close} isForFactor={isForFactor} />}
          </LazyDialog>
        </div>
      )}
    </>
  );
}
