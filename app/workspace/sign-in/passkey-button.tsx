import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser';
import { useEffect, useState } from 'react';
import type { SessionAnswer } from '#domain/people/sign-in/session-answer.ts';
import { CallFailed, callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { useEntrance } from './entrance.ts';

/** Whether this browser makes passkeys for this address: none does for an IP address. */
export function takesPasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);
}

/** A button that signs in by passkey; null where there can't be one. */
export function usePasskeyButton(label: string, onSignedIn: (session: SessionAnswer) => void) {
  const { calls } = useEntrance();
  const [isShown, setShown] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useEffect(() => setShown(takesPasskeys()), []);
  if (!isShown) return null;
  const onClick = async () => {
    if (isAsking) return;
    setAsking(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = (await callApi(calls.beginPasskey, {})) as unknown as PublicKeyCredentialRequestOptionsJSON;
      const { response, ...rest } = await startAuthentication({ optionsJSON });
      const passkey = { ...rest, response: { ...response } };
      onSignedIn(await callApi(calls.complete, { body: { passkey } }));
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      showToast({
        title: 'Anmeldung fehlgeschlagen',
        description: detail || 'Der Passkey wurde nicht verwendet.',
        variant: 'destructive',
      });
    } finally {
      setAsking(false);
    }
  };
  return (
    <Button onClick={onClick} aria-disabled={isAsking} className="mt-3 min-h-11 w-full text-base">
      {label}
    </Button>
  );
}
