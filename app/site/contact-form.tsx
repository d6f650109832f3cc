import { type FormEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { showToast } from '../components/toast.tsx';
import { useFormResult } from '../form-result.ts';
import { type ContactErrors, type ContactField, contactFailure } from './contact-errors.ts';

const fields: [ContactField, string, InputHTMLAttributes<HTMLInputElement>][] = [
  ['firstName', 'Vorname', { autoComplete: 'given-name', required: true }],
  ['lastName', 'Nachname', { autoComplete: 'family-name', required: true }],
  ['email', 'E-Mail', { type: 'email', autoComplete: 'email', required: true }],
  ['organization', 'Organisation (optional)', { autoComplete: 'organization' }],
  ['phone', 'Telefon (optional)', { type: 'tel', autoComplete: 'tel' }],
];

const inputLook =
  'mt-1.5 block w-full rounded-sm border border-control bg-surface px-3 py-2.5 text-ink aria-invalid:border-danger';

/**
 * Sends a message to the people behind the study. The code that checks and sends loads at the first focus; without
 * script the form posts itself.
 */
export function ContactForm() {
  const posted = useFormResult('contact');
  const [errors, setErrors] = useState<ContactErrors>(posted?.errors ?? {});
  const [sending, setSending] = useState(false);
  const startedAt = useRef<string>(undefined);
  const submit = useRef<HTMLButtonElement>(null);

  // A button that is disabled loses the focus; whoever pressed it gets it back, unless a field was refused.
  useEffect(() => {
    if (!sending) return;
    return () => {
      if (document.activeElement === document.body) submit.current?.focus({ preventScroll: true });
    };
  }, [sending]);

  const onFocus = () => {
    startedAt.current ??= new Date().toISOString();
    import('./send-contact-message.ts').catch(() => {});
  };

  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const { sendContactMessage } = await import('./send-contact-message.ts');
      if (await sendContactMessage(form, { startedAt: startedAt.current, setErrors, setSending })) {
        startedAt.current = undefined;
      }
    } catch {
      showToast(contactFailure);
    }
  };

  const described = (name: ContactField) => ({
    id: `kontakt-${name}`,
    name,
    defaultValue: posted?.values[name],
    'aria-invalid': !!errors[name],
    'aria-describedby': errors[name] && `kontakt-${name}-fehler`,
    onChange: () => errors[name] && setErrors({ ...errors, [name]: undefined }),
  });
  const problem = (name: ContactField) =>
    errors[name] && (
      <p id={`kontakt-${name}-fehler`} role="alert" className="mt-1 text-sm text-danger">
        {errors[name]}
      </p>
    );

  return (
    <form
      method="post"
      action="/#kontakt"
      // From the server on, so that a click before React is here comes to be answered by the page's own words too;
      // without script the server says what is missing.
      noValidate
      aria-labelledby="kontakt-titel"
      onFocus={onFocus}
      onSubmit={onSubmit}
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2"
    >
      <input type="hidden" name="form" value="contact" />
      {posted && (
        <p role="status" className="border-accent border-l-2 pl-4 sm:col-span-2">
          {posted.failure ??
            'Nachricht gesendet. Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.'}
        </p>
      )}
      {fields.map(([name, label, attributes]) => (
        <div key={name} className={name === 'email' ? 'sm:col-span-2' : ''}>
          <label htmlFor={`kontakt-${name}`} className="font-medium">
            {label}
          </label>
          <input {...attributes} {...described(name)} className={inputLook} />
          {problem(name)}
        </div>
      ))}
      <div className="sm:col-span-2">
        <label htmlFor="kontakt-message" className="font-medium">
          Nachricht
        </label>
        <textarea {...described('message')} required className={`${inputLook} min-h-[120px]`} />
        {problem('message')}
      </div>
      <div aria-hidden="true" className="absolute -left-[999rem]">
        <label htmlFor="kontakt-website">Bitte leer lassen</label>
        <input id="kontakt-website" name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
        <button
          ref={submit}
          type="submit"
          disabled={sending}
          className="min-h-11 rounded bg-signal px-5 font-semibold text-on-signal hover:bg-ink hover:text-paper disabled:opacity-60"
        >
          {sending ? 'Wird gesendet...' : 'Nachricht senden'}
        </button>
        <p className="text-sm text-ink-muted">
          Wie wir mit Ihren Angaben umgehen, steht unter{' '}
          <Link href="/impressum#datenschutz" className="text-accent underline underline-offset-4">
            Datenschutz
          </Link>
          .
        </p>
      </div>
    </form>
  );
}
