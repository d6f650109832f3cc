import { type FormEvent, useRef, useState } from 'react';
import { errorsByPath } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { failureToast } from '../records/toasts.ts';
import { messageOf } from './failure-message.ts';

type Send = (fields: Record<string, string>, form: HTMLFormElement) => Promise<unknown>;

interface FormCallOptions {
  /** For a form with one field, which shows every failure as `message`; other forms show a toast. */
  hasOneField?: boolean;
  /** Shown if the server gives no reason. */
  fallback?: string;
}

/** Submits a form once at a time, and shows errors at its fields. */
export function useFormCall(send: Send, options: FormCallOptions = {}) {
  const { hasOneField = false, fallback = 'Der Server ist nicht erreichbar.' } = options;
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [message, setMessage] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const isBusy = useRef(false);

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isBusy.current) return;
    isBusy.current = true;
    setIsSending(true);
    const form = event.currentTarget;
    try {
      await send(Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)])), form);
      setErrors({});
      setMessage(undefined);
    } catch (error) {
      const found = errorsByPath(error);
      const [first] = Object.keys(found);
      const text = messageOf(error) ?? fallback;
      setErrors(found);
      setMessage(text);
      if (!first && !hasOneField) showToast(failureToast(text, 'de'));
      form.querySelector<HTMLInputElement>(hasOneField ? 'input' : `[name="${first}"]`)?.focus();
    }
    isBusy.current = false;
    setIsSending(false);
  };
  return { errors, message, isSending, onSubmit, clearMessage: () => setMessage(undefined) };
}
