import { CallFailed, call } from '../api-client.ts';
import { createAttemptKeys } from '../components/attempt-key.ts';
import { formStart } from '../components/form-start.ts';
import { showToast } from '../components/toast.tsx';
import { type ContactErrors, type ContactField, contactFailure } from './contact-errors.ts';

const requiredFields = ['firstName', 'lastName', 'email', 'message'] as const;
const optionalFields = ['organization', 'phone', 'website'] as const;

type ContactInput = Record<(typeof requiredFields)[number] | (typeof optionalFields)[number], string>;

/** The body of the call: optional fields only when they are filled; `website` is left empty by people. */
export function contactMessageBody(input: ContactInput): Record<string, string> {
  const body: Record<string, string> = {
    name: `${input.firstName} ${input.lastName}`,
    email: input.email,
    message: input.message,
    subject: 'Kontaktanfrage über Website',
  };
  for (const name of optionalFields) if (input[name]) body[name] = input[name];
  return body;
}

/** Which form field a refused field of the call belongs to. */
function errorsByField(error: unknown): ContactErrors {
  const errors: ContactErrors = {};
  if (error instanceof CallFailed) {
    for (const { path, message } of error.problem.errors ?? []) {
      errors[path === 'name' ? 'firstName' : (path as ContactField)] = message;
    }
  }
  return errors;
}

function show(form: HTMLFormElement, errors: ContactErrors, setErrors: (errors: ContactErrors) => void) {
  setErrors(errors);
  const first = [...form.elements].find((element) => (element as HTMLInputElement).name in errors);
  (first as HTMLElement | undefined)?.focus();
}

/** A text keeps its key until it has arrived, so that trying again never stores it twice. */
let keyOf = createAttemptKeys();

interface Sending {
  startedAt: string | undefined;
  setErrors: (errors: ContactErrors) => void;
  setSending: (sending: boolean) => void;
}

let underWay: Promise<boolean> | undefined;

/**
 * Checks the form and sends it; says by toast how it went and shows refused fields. On success the form is cleared. A
 * second click while a message is under way sends nothing.
 * @returns whether the message has arrived
 */
export function sendContactMessage(form: HTMLFormElement, sending: Sending): Promise<boolean> {
  underWay ??= send(form, sending).finally(() => {
    underWay = undefined;
  });
  return underWay;
}

async function send(form: HTMLFormElement, { startedAt, setErrors, setSending }: Sending): Promise<boolean> {
  const data = new FormData(form);
  const input = Object.fromEntries(
    [...requiredFields, ...optionalFields].map((name) => [name, String(data.get(name) ?? '').trim()]),
  ) as ContactInput;
  const missing = requiredFields.filter((name) => !input[name]);
  if (missing.length > 0) {
    showToast({
      title: 'Fehlende Angaben',
      description: 'Bitte füllen Sie alle Felder aus.',
      variant: 'destructive',
    });
    show(form, Object.fromEntries(missing.map((name) => [name, 'Bitte füllen Sie dieses Feld aus'])), setErrors);
    return false;
  }
  if ((form.elements.namedItem('email') as HTMLInputElement).validity.typeMismatch) {
    show(form, { email: 'Ungültige E-Mail-Adresse' }, setErrors);
    return false;
  }

  const body = contactMessageBody(input);
  setErrors({});
  setSending(true);
  try {
    await call('POST', '/api/contact-messages', {
      body,
      headers: { 'Idempotency-Key': keyOf(body), ...formStart(startedAt) },
    });
    keyOf = createAttemptKeys();
    form.reset();
    showToast({
      title: 'Nachricht gesendet',
      description: 'Vielen Dank für Ihre Nachricht. Wir werden uns bald bei Ihnen melden.',
    });
    return true;
  } catch (error) {
    showToast(contactFailure);
    show(form, errorsByField(error), setErrors);
    return false;
  } finally {
    setSending(false);
  }
}
