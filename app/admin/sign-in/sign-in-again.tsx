import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/show-toast.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { adminKeys } from '../calls/admin-lists.ts';
import { SignInForm } from './sign-in-form.tsx';
import { useSignInQuestion } from './sign-in-question.ts';
import { sessionKey } from './use-session.ts';

/** Stands over whatever is open when the session has expired; afterwards the work goes on where it was. */
export function SignInAgain({ user }: { user: string | null }) {
  const answer = useSignInQuestion();
  const queryClient = useQueryClient();
  if (!answer) return null;
  return (
    <Dialog open width="narrow" title="Sitzung abgelaufen" closeLabel="Schliessen" onRequestClose={() => answer(false)}>
      <p className="mb-5">Bitte melden Sie sich noch einmal an. Ihre Eingaben bleiben erhalten.</p>
      <SignInForm
        email={user ?? ''}
        onSignedIn={(session) => {
          queryClient.setQueryData(sessionKey, session);
          showToast({ title: 'Anmeldung erfolgreich' });
          answer(true);
          void queryClient.invalidateQueries({ queryKey: adminKeys });
        }}
      />
    </Dialog>
  );
}
