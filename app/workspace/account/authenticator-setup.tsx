import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { NewAuthenticator, ShownCodes } from '#domain/people/second-factor/second-factor-answer.ts';
import { beginAuthenticatorCall, confirmAuthenticatorCall } from '#domain/people/second-factor/second-factor-calls.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { api } from '../calls/api.ts';
import { germanMessageOf } from '../calls/failure-message.ts';
import { useFormCall } from '../calls/use-form-call.ts';

/** Shows a QR code for an authenticator app, and asks for the app's first code. */
export function AuthenticatorSetup({ onAdded, onBack }: { onAdded: (codes: ShownCodes) => void; onBack: () => void }) {
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    api(beginAuthenticatorCall, {}).then(setMade, (error) => setFailure(germanMessageOf(error)));
  }, []);
  const { message, onSubmit } = useFormCall(
    async ({ code = '' }) => onAdded(await api(confirmAuthenticatorCall, { body: { code } })),
    { hasOneField: true },
  );
  if (!made) {
    return (
      <>
        <p role="status">{failure ?? 'Wird vorbereitet...'}</p>
        {failure && <Button onClick={onBack}>Zurück</Button>}
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
      <InputField
        label="Code der App"
        error={message}
        name="code"
        inputMode="numeric"
        autoComplete="one-time-code"
        tabular
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          Bestätigen
        </Button>
        <Button onClick={onBack}>Zurück</Button>
      </div>
    </form>
  );
}

/** Dark on light in both colour schemes, as some cameras read nothing else. */
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
