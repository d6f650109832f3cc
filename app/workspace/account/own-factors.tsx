import { useEffect, useRef, useState } from 'react';
import type { OwnAccount } from '#domain/people/office-accounts/account-answer.ts';
import {
  removeAuthenticatorCall,
  removePasskeyCall,
  renewRecoveryCodesCall,
} from '#domain/people/second-factor/second-factor-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../calls/api.ts';
import { messageIn } from '../calls/failure-message.ts';
import { useConfirmation } from '../form/use-confirmation.ts';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { failureToast, languageOfToast } from '../records/toasts.ts';
import type { WorkspaceLanguage } from '../workspace-texts.ts';
import { accountTexts } from './account-texts.ts';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface OwnFactorsProps {
  lang: WorkspaceLanguage;
  account: Pick<OwnAccount, 'secondFactor'>;
  onChanged: () => void;
  /** Called when recovery codes are shown or hidden: while shown, they must not be closed by accident. */
  onCodesShown: (areShown: boolean) => void;
}

/** Lists, adds and removes the user's second factors, and renews their recovery codes. */
export function OwnFactors({ lang, account, onChanged, onCodesShown }: OwnFactorsProps) {
  const texts = accountTexts[lang];
  const [isAdding, setIsAdding] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [timesChanged, setTimesChanged] = useState(0);
  // The pressed button no longer exists.
  useEffect(() => {
    if (timesChanged > 0) list.current?.focus();
  }, [timesChanged]);
  const { hasAuthenticator, passkeys, recoveryCodesLeft } = account.secondFactor;
  const factors = passkeys.length + Number(hasAuthenticator);
  const ask = useConfirmation();

  const changed = () => {
    setTimesChanged((times) => times + 1);
    onChanged();
  };
  const end = () => {
    setIsAdding(false);
    setCodes(null);
    onCodesShown(false);
    changed();
  };
  const attempt = async (change: () => Promise<void>) => {
    try {
      await change();
    } catch (error) {
      showToast(failureToast(messageIn(lang, error), lang));
    }
  };
  const remove = async (passkey: string | null) => {
    if (passkey === null) await api(removeAuthenticatorCall, {});
    else await api(removePasskeyCall, { passkey });
    showToast({ title: texts.removed, ...languageOfToast(lang) });
    changed();
  };
  const askToRemove = (name: string, passkey: string | null) =>
    ask({
      title: texts.removeQuestion(name),
      text: factors === 1 ? texts.removeLastText : texts.removeText,
      cancel: texts.cancel,
      confirm: texts.remove,
      perform: () => void attempt(() => remove(passkey)),
    });
  const renew = async () => {
    const { recoveryCodes } = await api(renewRecoveryCodesCall, {});
    setCodes(recoveryCodes);
    onCodesShown(true);
  };
  const askToRenew = () =>
    ask({
      title: texts.newCodesQuestion,
      text: texts.newCodesText(recoveryCodesLeft),
      cancel: texts.cancel,
      confirm: texts.newCodes,
      perform: () => void attempt(renew),
    });

  if (codes) return <RecoveryCodes lang={lang} codes={codes} onKept={end} />;
  if (isAdding) return <FactorSetup lang={lang} onDone={end} onCancel={end} onCodes={() => onCodesShown(true)} />;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {factors === 0 && <p className="mb-3">{texts.noFactor}</p>}
      <ul className="mb-4 divide-y divide-rule">
        {hasAuthenticator && (
          <Factor name={texts.app} removeLabel={texts.remove} onRemove={() => askToRemove(texts.app, null)} />
        )}
        {passkeys.map(({ id, name, createdAt }) => (
          <Factor
            key={id}
            name={texts.passkey(name)}
            removeLabel={texts.remove}
            note={texts.since(dateOrUnknown(createdAt))}
            onRemove={() => askToRemove(texts.passkey(name), id)}
          />
        ))}
        {factors > 0 && (
          <li className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>{texts.codesLeft(recoveryCodesLeft)}</span>
            <Button onClick={askToRenew}>{texts.newCodes}</Button>
          </li>
        )}
      </ul>
      <Button onClick={() => setIsAdding(true)}>{factors > 0 ? texts.addFactor : texts.setUpFactor}</Button>
    </div>
  );
}

interface FactorProps {
  name: string;
  note?: string;
  removeLabel: string;
  onRemove: () => void;
}

function Factor({ name, note, removeLabel, onRemove }: FactorProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="wrap-anywhere">
        {name} {note && <span className="text-sm text-ink-muted">{note}</span>}
      </span>
      <Button look="quiet" of={name} onClick={onRemove}>
        {removeLabel}
      </Button>
    </li>
  );
}
