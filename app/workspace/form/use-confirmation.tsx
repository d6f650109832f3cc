import { useState } from 'react';
import type { ButtonLook } from '../../components/ui/button.tsx';
import { Question } from '../../components/ui/question.tsx';

/** A question before an action of the office. */
export interface Confirmation {
  title: string;
  /** The consequences. */
  text: string;
  /** Label of the safe answer, if not 'Cancel'. */
  cancel?: string;
  /** Label of the button that performs the action. */
  confirm: string;
  /** Red by default. */
  look?: ButtonLook;
  perform: () => void;
}

/** @returns a function that asks before an action, and the open question, to be rendered next to the action's button */
export function useConfirmation() {
  const [asked, setAsked] = useState<Confirmation | null>(null);
  const close = () => setAsked(null);
  const question = asked && (
    <Question cancel="Cancel" {...asked} onClose={close} onConfirm={asked.perform}>
      {asked.text}
    </Question>
  );
  return { ask: setAsked, question };
}
