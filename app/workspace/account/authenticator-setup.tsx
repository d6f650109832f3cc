import { type FormEvent, useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { NewAuthenticator, ShownCodes } from '#domain/people/second-factor/second-factor-answer.ts';
import { beginAuthenticatorCall, confirmAuthenticatorCall } from '#domain/people/second-factor/second-factor-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { api } from '../calls/api.ts';

const failed = (error: unknown) =>
  error instanceof CallFailed
    ? (error.problem.errors?.[0]?.message ?? error.problem.detail ?? '')
    : 'Der Server ist nicht erreichbar.';

/** A QR code for an app, and the first code of it that confirms. */
export function AuthenticatorSetup({ onAdded, onBack }: { onAdded: (codes: ShownCodes) => void; onBack: () => void }) {
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  const [error, setError] = useState<string>();
  useEffect(() => {
    api(beginAuthenticatorCall, {}).then(setMade, (failure) => setError(failed(failure)));
  }, []);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      onAdded(await api(confirmAuthenticatorCall, { body: { code: String(new FormData(form).get('code')) } }));
    } catch (failure) {
      setError(failed(failure));
      form.querySelector('input')?.focus();
    }
  };
  if (!made) {
    return (
      <>
        <p role="status">{error ?? 'Wird vorbereitet...'}</p>
        {error && <Button onClick={onBack}>Zurück</Button>}
      </>
    );
  }
  return (
    <form noValidate method="dialog" onSubmit={onSubmit}>
      <p ref={takeFocus} tabIndex={-1} className="mb-3 outline-none">
        Lesen Sie das Bild mit Ihrer App ein, etwa Aegis, 2FAS oder dem Passwortmanager.
      </p>
      <QrCode text={made.address} />
      <p className="mt-3 mb-4 text-sm text-ink-muted">
        Ohne Kamera geben Sie diesen Schlüssel ein:{' '}
        <code className="font-semibold text-ink wrap-anywhere">{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <Field label="Code der App" error={error}>
        {(described) => (
          <input
            {...described}
            name="code"
            inputMode="numeric"
            autoComplete="one-time-code"
            className={`${inputLook} tabular-nums`}
          />
        )}
      </Field>
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          Bestätigen
        </Button>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </form>
  );
}

/** Dark on light in both colour schemes: cameras read nothing else for sure. */
function QrCode({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label="QR-Code für die App"
      className="mx-auto w-56 max-w-full"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#14181f" shapeRendering="crispEdges" />
    </svg>
  );
}
