import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { FormResult } from '../form-result.ts';
import { createAttemptKeys } from './attempt-key.ts';
import { checkForm, type FormErrors, type FormRules, type FormValues, readValues } from './form-rules.ts';
import { sendWithRetries } from './retry-sending.ts';
import { type FailedSending, notReached, sendForm } from './send-form.ts';

interface FormOptions<Field extends string> {
  /** When the server shows the form again. */
  posted?: FormResult | undefined;
  /** What the fields hold at first, where it isn't nothing. */
  initial?: Partial<FormValues<Field>>;
  /** Called with the order's number, '' where there is none. */
  onSent: (orderNumber: string) => void;
  /**
   * Something in it isn't right and nothing was sent.
   * @returns a sentence to stand in the form in place of the rules' own, '' for none
   */
  onRefused?: (errors: FormErrors<Field>) => string | undefined;
  /** It wasn't stored. @returns the same */
  onFailed: (failed: FailedSending<Field>) => string | undefined;
  /** Whenever something was changed. */
  onValues?: (values: FormValues<Field>) => void;
  /** Other keys than one for each body. */
  keyOf?: (body: object) => string;
}

/**
 * A form that is checked by its rules, sends itself once at a time and says at its fields what is wrong. Its fields are
 * uncontrolled: what was typed before it came alive stays.
 */
export function useForm<Field extends string, Body extends object>(
  rules: FormRules<Field, Body>,
  { posted, initial, onSent, onRefused, onFailed, onValues, keyOf }: FormOptions<Field>,
) {
  const form = useRef<HTMLFormElement>(null);
  const startedAt = useRef<string>(undefined);
  const isUnderWay = useRef(false);
  const isRefusedNow = useRef(false);
  const ownKeyOf = useRef(createAttemptKeys());
  const [errors, setErrors] = useState<FormErrors<Field>>((posted?.errors ?? {}) as FormErrors<Field>);
  const [sentence, setSentence] = useState('');
  const [sending, setSending] = useState(false);
  const [isRetrying, setIsRetrying] = useState(false);
  const isThere = useRef(false);

  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);

  useEffect(() => {
    // Whoever has begun before the form came alive isn't a machine because it is sent soon after.
    if (form.current?.contains(document.activeElement))
      startedAt.current = new Date(performance.timeOrigin).toISOString();
  }, []);

  const refuse = (refused: FormErrors<Field>, told?: string) => {
    isRefusedNow.current = Object.keys(refused).length > 0;
    setErrors(refused);
    setSentence(told ?? (isRefusedNow.current ? rules.refusal(refused) : ''));
  };

  // After fields and button can be focused again, which they can't while the form is under way.
  useEffect(() => {
    if (sending) return;
    const focus = (selector: string) => form.current?.querySelector<HTMLElement>(selector)?.focus();
    if (isRefusedNow.current) focus('[aria-invalid="true"]');
    else if (isUnderWay.current && document.activeElement === document.body) focus('[type="submit"]');
    isRefusedNow.current = false;
    isUnderWay.current = false;
  }, [sending, errors]);

  const onInput = async (event: FormEvent<HTMLFormElement>) => {
    const values = readValues(rules.fields, new FormData(event.currentTarget));
    onValues?.(values);
    if (Object.keys(errors).length === 0) return;
    const { errors: still } = await checkForm(rules, values);
    const left: FormErrors<Field> = {};
    // What was right before a change isn't called wrong while it is being written.
    for (const name of rules.fields) if (errors[name] && still[name]) left[name] = still[name];
    setErrors(left);
    if (Object.keys(left).length === 0) setSentence('');
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const data = new FormData(event.currentTarget);
    isUnderWay.current = true;
    setSentence('');
    const checked = await checkForm(rules, readValues(rules.fields, data)).catch(() => null);
    if (!checked) return refuse({}, onFailed(notReached));
    const { body, errors: wrong } = checked;
    if (!body) return refuse(wrong, onRefused?.(wrong));
    setErrors({});
    setSending(true);
    const website = String(data.get('website') ?? '');
    const key = (keyOf ?? ownKeyOf.current)(body);
    const { sent, failed } = await sendWithRetries(
      () => sendForm(rules, body, { key, startedAt: startedAt.current, website }),
      { onRetry: () => setIsRetrying(true), isWanted: () => isThere.current },
    );
    setIsRetrying(false);
    setSending(false);
    if (failed) return refuse(failed.errors, onFailed(failed));
    // The same once more is something new.
    ownKeyOf.current = createAttemptKeys();
    startedAt.current = undefined;
    onSent(sent);
  };

  return {
    errors,
    sentence,
    sending,
    /** Whether it waits to send itself again. */
    isRetrying,
    /** What the fields hold when they first appear. */
    values: { ...initial, ...posted?.values } as Partial<FormValues<Field>>,
    form,
    attributes: {
      ref: form,
      method: 'post' as const,
      // From the server on: the page's own words answer, the browser's never.
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
