import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormResult } from './form-result.ts';
import {
  checkForm,
  type FormErrors,
  type FormRules,
  type FormValues,
  invalidFormMessage,
  readValues,
} from './form-rules.ts';
import type { FormWords } from './form-words.ts';
import { createIdempotencyKeys } from './idempotency-key.ts';
import { sendWithRetries } from './retry-sending.ts';
import { type SendFailure, sendForm, unreachableServer } from './send-form.ts';

interface FormOptions<Field extends string> {
  words: FormWords;
  /** The result of a posted form that the server renders again. */
  posted?: FormResult | undefined;
  initial?: Partial<FormValues<Field>>;
  /** Called with the order's number, or ''. */
  onSent: (orderNumber: string) => void;
  /**
   * Called when the form is invalid and was not sent.
   * @returns a message that replaces that of the rules, '' for none
   */
  onInvalid?: (errors: FormErrors<Field>) => string | undefined;
  /** Called when sending failed. @returns a message, as for onInvalid */
  onFailed: (failed: SendFailure<Field>) => string | undefined;
  /** Called on every change. */
  onValues?: (values: FormValues<Field>) => void;
  /** Replaces the default of one idempotency key per body. */
  keyOf?: (body: object) => string;
}

/**
 * A form that validates by its rules, sends one request at a time and shows errors at its fields. Its fields are
 * uncontrolled: text typed before hydration is kept.
 */
export function useForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  { words, posted, initial, onSent, onInvalid, onFailed, onValues, keyOf }: FormOptions<Field>,
) {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef<string>(undefined);
  /** Set at once, unlike the state, so that a second submission is ignored. */
  const isInProgress = useRef(false);
  const isInvalid = useRef(false);
  /** Errors that only the server finds: they stay until their field changes. */
  const serverErrors = useRef<FormErrors>({ ...posted?.errors });
  const defaultKeyOf = useRef(createIdempotencyKeys());
  const [errors, setErrors] = useState<FormErrors<Field>>((posted?.errors ?? {}) as FormErrors<Field>);
  const [message, setMessage] = useState('');
  const [isSending, setIsSending] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const isMounted = useRef(false);

  useEffect(() => {
    isMounted.current = true;
    // A visitor who typed before hydration may send soon after it and must not be taken for a bot.
    if (form.current?.contains(document.activeElement))
      startedAt.current = new Date(performance.timeOrigin).toISOString();
    return () => {
      isMounted.current = false;
    };
  }, []);

  useEffect(() => {
    if (!isRetrying) return;
    // The browser asks before a form that isn't stored yet is left.
    const onLeave = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onLeave);
    return () => removeEventListener('beforeunload', onLeave);
  }, [isRetrying]);

  const reject = (invalid: FormErrors<Field>, ownMessage?: string) => {
    isInvalid.current = Object.keys(invalid).length > 0;
    setErrors(invalid);
    setMessage(ownMessage ?? (isInvalid.current ? invalidFormMessage(invalid, words) : ''));
  };

  // An effect, because disabled fields and buttons can't be focused while sending.
  useEffect(() => {
    if (isSending) return;
    const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
    if (isInvalid.current) focus('[aria-invalid="true"]');
    else if (isInProgress.current && document.activeElement === document.body) focus('[type="submit"]');
    isInvalid.current = false;
    isInProgress.current = false;
  }, [isSending, errors]);

  const onInput = async (event: FormEvent<HTMLFormElement>) => {
    const values = readValues(rules.fields, new FormData(event.currentTarget));
    const { name: changed } = event.target as HTMLInputElement;
    onValues?.(values);
    if (Object.keys(errors).length === 0) return;
    const checked = await checkForm(rules, values, words).catch(() => null);
    if (!checked || isInProgress.current) return;
    delete serverErrors.current[changed];
    const remaining = { ...serverErrors.current, ...checked.errors };
    const left: FormErrors<Field> = {};
    // While typing, errors are only removed, never added.
    for (const name of rules.fields) if (errors[name] && remaining[name]) left[name] = remaining[name];
    setErrors(left);
    if (Object.keys(left).length === 0) setMessage('');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isInProgress.current) return;
    const data = new FormData(event.currentTarget);
    isInProgress.current = true;
    setMessage('');
    const checked = await checkForm(rules, readValues(rules.fields, data), words).catch(() => null);
    if (!checked) return reject({}, onFailed(unreachableServer));
    const { body, errors: invalid } = checked;
    if (!body) return reject(invalid, onInvalid?.(invalid));
    setErrors({});
    setIsSending(true);
    const website = String(data.get('website') ?? '');
    const key = (keyOf ?? defaultKeyOf.current)(body);
    const { sent, failed } = await sendWithRetries(
      () => sendForm(rules, body, { key, startedAt: startedAt.current, website, language: words.language }),
      { onRetry: () => setIsRetrying(true), isWanted: () => isMounted.current },
    );
    setIsRetrying(false);
    setIsSending(false);
    serverErrors.current = { ...failed?.errors };
    if (failed) return reject(failed.errors, onFailed(failed));
    // Sending the same input again is a new submission.
    defaultKeyOf.current = createIdempotencyKeys();
    startedAt.current = undefined;
    onSent(sent);
  };

  return {
    errors,
    message,
    isSending,
    /** Whether the form waits for an automatic retry. */
    isRetrying,
    values: { ...initial, ...posted?.values } as Partial<FormValues<Field>>,
    form,
    attributes: {
      ref: form,
      method: 'post' as const,
      // Also in the server's HTML, so that the page's messages replace the browser's.
      noValidate: true,
      onFocus: () => {
        startedAt.current ??= new Date().toISOString();
        rules.loadSchema().catch(() => {});
      },
      onInput,
      onSubmit,
    },
  };
}
