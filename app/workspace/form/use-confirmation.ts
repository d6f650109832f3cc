import { useEffect, useRef } from 'react';
import type { ButtonLook } from '../../components/ui/button.tsx';

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

/** The open question, which ConfirmationDialog shows. */
let asked: Confirmation | null = null;
const listeners = new Set<() => void>();

export const askedConfirmation = () => asked;

export function setConfirmation(confirmation: Confirmation | null): void {
  asked = confirmation;
  for (const listener of listeners) listener();
}

export function onConfirmation(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** @returns a function that asks before an action; its question ends with the component */
export function useConfirmation(): (confirmation: Confirmation) => void {
  const own = useRef<Confirmation>(null);
  useEffect(
    () => () => {
      if (asked && asked === own.current) setConfirmation(null);
    },
    [],
  );
  return (confirmation) => {
    own.current = confirmation;
    setConfirmation(confirmation);
  };
}
