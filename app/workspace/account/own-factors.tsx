import { useEffect, useRef, useState } from 'react';
import type { OwnAccount } from '#domain/people/office-accounts/account-answer.ts';
import {
  removeAuthenticatorCall,
  removePasskeyCall,
  renewRecoveryCodesCall,
} from '#domain/people/second-factor/second-factor-calls.ts';
import { CallFailed } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../calls/api.ts';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { FactorSetup } from './factor-setup.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

interface OwnFactorsProps {
  account: Pick<OwnAccount, 'secondFactor'>;
  onChanged: () => void;
  /** While something is shown that must not be closed by accident. */
  onHeld: (isHeld: boolean) => void;
}

/** App, passkeys and recovery codes: what there is, with what adds, removes and renews. */
export function OwnFactors({ account, onChanged, onHeld }: OwnFactorsProps) {
  const [isAdding, setAdding] = useState(false);
  const [codes, setCodes] = useState<string[] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [timesChanged, setTimesChanged] = useState(0);
  // The button that did it is gone.
  useEffect(() => {
    if (timesChanged > 0) list.current?.focus();
  }, [timesChanged]);
  const { hasAuthenticator, passkeys, recoveryCodesLeft } = account.secondFactor;
  const hasFactor = hasAuthenticator || passkeys.length > 0;

  const changed = () => {
    setTimesChanged((times) => times + 1);
    onChanged();
  };
  const end = () => {
    setAdding(false);
    setCodes(null);
    onHeld(false);
    changed();
  };
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      showToast({ title: 'Fehler', description: detail ?? 'Der Server ist nicht erreichbar.', variant: 'destructive' });
    }
  };
  const remove = (passkey: string | null) =>
    attempt(async () => {
      if (passkey === null) await api(removeAuthenticatorCall, {});
      else await api(removePasskeyCall, { passkey });
      showToast({ title: 'Entfernt' });
      changed();
    });
  const renew = () =>
    attempt(async () => {
      const { recoveryCodes } = await api(renewRecoveryCodesCall, {});
      setCodes(recoveryCodes);
      onHeld(true);
    });

  if (codes) return <RecoveryCodes codes={codes} onKept={end} />;
  if (isAdding) return <FactorSetup onDone={end} onCancel={end} onCodes={() => onHeld(true)} />;
  return (
    <div ref={list} tabIndex={-1} className="outline-none">
      {!hasFactor && <p className="mb-3">Sie haben noch keinen: Ihr Passwort allein genügt.</p>}
      <ul className="mb-4 divide-y divide-rule">
        {hasAuthenticator && <Factor name="App mit Codes" onRemove={() => remove(null)} />}
        {passkeys.map(({ id, name, createdAt }) => (
          <Factor
            key={id}
            name={`Passkey «${name}»`}
            note={`seit ${dateOrUnknown(createdAt)}`}
            onRemove={() => remove(id)}
          />
        ))}
        {hasFactor && (
          <li className="flex flex-wrap items-center justify-between gap-3 py-2">
            <span>Wiederherstellungscodes: noch {recoveryCodesLeft}</span>
            <Button onClick={renew}>Neue Codes</Button>
          </li>
        )}
      </ul>
      <Button onClick={() => setAdding(true)}>
        {hasFactor ? 'Weiteren Faktor hinzufügen' : 'Zweiten Faktor einrichten'}
      </Button>
    </div>
  );
}

function Factor({ name, note, onRemove }: { name: string; note?: string; onRemove: () => void }) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-2">
      <span className="wrap-anywhere">
        {name} {note && <span className="text-sm text-ink-muted">{note}</span>}
      </span>
      <Button look="quiet" onClick={onRemove}>
        Entfernen<span className="sr-only"> {name}</span>
      </Button>
    </li>
  );
}
