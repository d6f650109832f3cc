import { useSyncExternalStore } from 'react';
import { Question } from '../../components/ui/question.tsx';
import { askedConfirmation, onConfirmation, setConfirmation } from './use-confirmation.ts';

const noConfirmation = () => null;

/** Shows the questions of useConfirmation, above everything else. */
export function ConfirmationDialog() {
  const asked = useSyncExternalStore(onConfirmation, askedConfirmation, noConfirmation);
  if (!asked) return null;
  return (
    <Question cancel="Cancel" {...asked} onClose={() => setConfirmation(null)} onConfirm={asked.perform}>
      {asked.text}
    </Question>
  );
}
