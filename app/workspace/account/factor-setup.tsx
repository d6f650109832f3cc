import { useState } from 'react';
import type { ShownCodes } from '#domain/people/second-factor/second-factor-answer.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { supportsPasskeys } from '../sign-in/passkey-button.tsx';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { accountTexts } from './account-texts.ts';
import { AuthenticatorSetup } from './authenticator-setup.tsx';
import { PasskeySetup } from './passkey-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface FactorSetupProps {
  lang: WorkspaceLanguage;
  onDone: () => void;
  /** Omitted where a second factor is required. */
  onCancel?: () => void;
  /** Called when recovery codes are shown, which happens only once. */
  onCodes?: () => void;
}

/** Sets up an app or a passkey; with the first factor it shows the recovery codes. */
export function FactorSetup({ lang, onDone, onCancel, onCodes }: FactorSetupProps) {
  const texts = accountTexts[lang];
  const [kind, setKind] = useState<'app' | 'passkey' | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const onAdded = ({ recoveryCodes }: ShownCodes) => {
    if (!recoveryCodes) return onDone();
    setCodes(recoveryCodes);
    onCodes?.();
  };
  if (codes) return <RecoveryCodes lang={lang} codes={codes} onKept={onDone} />;
  if (kind === 'app') return <AuthenticatorSetup lang={lang} onAdded={onAdded} onBack={() => setKind(null)} />;
  if (kind === 'passkey') return <PasskeySetup lang={lang} onAdded={onAdded} onBack={() => setKind(null)} />;
  return (
    <>
      <ul ref={takeFocus} tabIndex={-1} aria-label={texts.choices} className="grid gap-3 outline-none">
        <li>
          <Button onClick={() => setKind('app')} className="min-h-11 w-full text-base">
            {texts.setUpApp}
          </Button>
          <p className="mt-1 text-sm text-ink-muted">{texts.appHelp}</p>
        </li>
        {supportsPasskeys() && (
          <li>
            <Button onClick={() => setKind('passkey')} className="min-h-11 w-full text-base">
              {texts.setUpPasskey}
            </Button>
            <p className="mt-1 text-sm text-ink-muted">{texts.passkeyHelp}</p>
          </li>
        )}
      </ul>
      {onCancel && (
        <Button className="mt-5" onClick={onCancel}>
          {texts.cancel}
        </Button>
      )}
    </>
  );
}
