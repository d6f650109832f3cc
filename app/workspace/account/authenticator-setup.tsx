import { useEffect, useState } from 'react';
import { encode } from 'uqr';
import type { NewAuthenticator, ShownCodes } from '#domain/people/second-factor/second-factor-answer.ts';
import { beginAuthenticatorCall, confirmAuthenticatorCall } from '#domain/people/second-factor/second-factor-calls.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { inputLook } from '../../components/ui/field.tsx';
import { api } from '../calls/api.ts';
import { messageIn } from '../calls/failure-message.ts';
import { FormField } from '../form/form-field.tsx';
import { useWorkspaceForm } from '../form/use-workspace-form.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { accountTexts } from './account-texts.ts';

/** Props of the step that sets up a factor of one kind. */
export interface FactorStepProps {
  lang: WorkspaceLanguage;
  onAdded: (codes: ShownCodes) => void;
  onBack: () => void;
}

/** Shows a QR code for an authenticator app, and asks for the app's first code. */
export function AuthenticatorSetup({ lang, onAdded, onBack }: FactorStepProps) {
  const texts = accountTexts[lang];
  const [made, setMade] = useState<NewAuthenticator | null>(null);
  const [failure, setFailure] = useState<string>();
  useEffect(() => {
    api(beginAuthenticatorCall, {}).then(setMade, (error) => setFailure(messageIn(lang, error)));
  }, []);
  const form = useWorkspaceForm({
    initial: { code: '' },
    lang,
    send: async (body) => onAdded(await api(confirmAuthenticatorCall, { body })),
  });
  if (!made) {
    return (
      <>
        <p role="status">{failure ?? texts.preparing}</p>
        {failure && <Button onClick={onBack}>{texts.back}</Button>}
      </>
    );
  }
  return (
    <form {...form.attributes}>
      <p ref={takeFocus} tabIndex={-1} className="mb-3 outline-none">
        {texts.scan}
      </p>
      <QrCode label={texts.qrCode} text={made.address} />
      {/* A phone can't scan its own screen. */}
      <a href={made.address} className={`${buttonLook()} mt-3 not-pointer-coarse:hidden`}>
        {texts.openApp}
      </a>
      <p className="mt-3 mb-4 text-sm text-ink-muted">
        {texts.enterKey}{' '}
        <code className="font-semibold text-ink wrap-anywhere">{made.secret.match(/.{1,4}/g)?.join(' ')}</code>
      </p>
      <FormField
        form={form}
        name="code"
        label={texts.codeOfApp}
        attributes={{
          inputMode: 'numeric',
          autoComplete: 'one-time-code',
          className: `${inputLook} tabular-nums`,
        }}
      />
      <div className="mt-5 flex flex-wrap gap-3">
        <Button look="primary" type="submit">
          {texts.confirm}
        </Button>
        <Button onClick={onBack}>{texts.back}</Button>
      </div>
    </form>
  );
}

/** Dark on light in both colour schemes, as some cameras read nothing else. */
function QrCode({ label, text }: { label: string; text: string }) {
  const { data, size } = encode(text, { border: 3 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={label} className="mx-auto w-56 max-w-full">
      <rect width={size} height={size} fill="#fff" />
      <path d={dots.join('')} fill="#14181f" shapeRendering="crispEdges" />
    </svg>
  );
}
