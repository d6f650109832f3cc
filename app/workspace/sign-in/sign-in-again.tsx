import { useQueryClient } from '@tanstack/react-query';
import { showToast } from '../../components/show-toast.ts';
import { Dialog } from '../../components/ui/dialog.tsx';
import { answerKeys } from '../calls/answers.ts';
import { useEntrance } from './entrance.ts';
import { useSignInElsewhere } from './other-tabs.ts';
import { resumeExpired, type SignInReason, useSignInQuestion } from './sign-in-question.ts';
import { SignInSteps } from './sign-in-steps.tsx';
import { sessionKey } from './use-session.ts';

const texts: Record<Exclude<SignInReason, 'terms'>, { title: string; explanation: string }> = {
  expired: {
    title: 'Sitzung abgelaufen',
    explanation: 'Bitte melden Sie sich noch einmal an. Ihre Eingaben bleiben erhalten.',
  },
  confirm: {
    title: 'Sind Sie es?',
    explanation: 'Dafür braucht es eine frische Anmeldung. Danach geht es hier weiter, Ihre Eingaben bleiben erhalten.',
  },
};

/** A dialog above everything else that asks to sign in again; afterwards the pending calls continue. */
export function SignInAgain({ user }: { user: string | null }) {
  const question = useSignInQuestion();
  const { path } = useEntrance();
  const queryClient = useQueryClient();
  const readAgain = () => {
    void queryClient.invalidateQueries({ queryKey: sessionKey });
    void queryClient.invalidateQueries({ queryKey: answerKeys });
  };
  useSignInElsewhere(path, user, () => {
    resumeExpired();
    readAgain();
  });
  // The partner area itself asks to accept changed terms.
  if (!question || question.reason === 'terms') return null;
  const { answer, reason } = question;
  const { title, explanation } = texts[reason];
  return (
    <Dialog width="narrow" title={title} closeLabel="Schliessen" onRequestClose={() => answer(false)}>
      <p className="mb-5">{explanation}</p>
      <SignInSteps
        email={user ?? ''}
        onSignedIn={(session) => {
          queryClient.setQueryData(sessionKey, (before: object | undefined) => ({ ...before, ...session }));
          showToast({ title: 'Anmeldung erfolgreich' });
          answer(true);
          readAgain();
        }}
      />
    </Dialog>
  );
}
