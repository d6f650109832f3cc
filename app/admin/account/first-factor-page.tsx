import { useQueryClient } from '@tanstack/react-query';
import { officeSignInCalls } from '#domain/people/sign-in/sign-in-calls.ts';
import { callApi } from '../../api-client.ts';
import { focusMain } from '../../components/focus-main.ts';
import { Button } from '../../components/ui/button.tsx';
import { FactorSetup } from '../../workspace/account/factor-setup.tsx';
import { tellOtherTabs } from '../../workspace/sign-in/other-tabs.ts';
import { SignInAgain } from '../../workspace/sign-in/sign-in-again.tsx';
import { sessionKey, useSession } from '../../workspace/sign-in/use-session.ts';

/** The page on which invited users have to set up a second factor first. */
export function FirstFactorPage({ onAdded }: { onAdded: () => void }) {
  const queryClient = useQueryClient();
  const { data: session } = useSession();
  const enter = async () => {
    await queryClient.invalidateQueries({ queryKey: sessionKey });
    onAdded();
    focusMain();
  };
  const signOut = async () => {
    await callApi(officeSignInCalls.signOut, {}).catch(() => {});
    tellOtherTabs('/admin', null);
    location.assign('/admin');
  };
  return (
    <div className="container-page flex min-h-dvh items-center justify-center py-10">
      <section aria-labelledby="faktor-titel" className="w-full max-w-md">
        <p className="kicker">Versicherungsmonitor</p>
        <h1 id="faktor-titel" className="mt-1 mb-3 text-2xl">
          Zweiter Faktor
        </h1>
        <p className="mb-6">Damit ein erratenes Passwort nicht genügt, braucht Ihr Konto einen zweiten Faktor.</p>
        <FactorSetup lang="de" onDone={enter} />
        <Button look="quiet" onClick={signOut} className="mt-6 -ml-2.5">
          Abmelden
        </Button>
      </section>
      <SignInAgain user={session?.user ?? null} />
    </div>
  );
}
