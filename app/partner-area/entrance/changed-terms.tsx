import { useQueryClient } from '@tanstack/react-query';
import { Dialog } from '../../components/ui/dialog.tsx';
import { answerKeys } from '../../workspace/calls/answers.ts';
import { useSignInQuestion } from '../../workspace/sign-in/sign-in-question.ts';
import { AcceptTerms } from './accept-terms.tsx';

/** A dialog for terms that change while the user works. Once accepted, pending calls continue; no input is lost. */
export function ChangedTerms() {
  const question = useSignInQuestion();
  const queryClient = useQueryClient();
  if (question?.reason !== 'terms') return null;
  const { answer } = question;
  return (
    <Dialog title="Die Bedingungen wurden geändert" closeLabel="Schliessen" onRequestClose={() => answer(false)}>
      <p className="mb-5">Bitte lesen Sie sie. Ihre Eingaben bleiben erhalten.</p>
      <AcceptTerms
        onAccepted={() => {
          answer(true);
          void queryClient.invalidateQueries({ queryKey: answerKeys });
        }}
      />
    </Dialog>
  );
}
