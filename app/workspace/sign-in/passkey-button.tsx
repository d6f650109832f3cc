import { useEffect, useState } from 'react';
import type { SessionAnswer } from '#domain/people/sign-in/session-answer.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { detailOf } from '../calls/failure-message.ts';
import { useEntrance } from './entrance.ts';

/** Whether the browser supports passkeys here; no browser does for an IP address. */
export const supportsPasskeys = (): boolean =>
  'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(location.hostname);

/** A button that signs in by passkey; null if the browser doesn't support them. */
export function usePasskeyButton(onSignedIn: (session: SessionAnswer) => void) {
  const { calls } = useEntrance();
  const [isShown, setIsShown] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => setIsShown(supportsPasskeys()), []);
  if (!isShown) return null;
  const onClick = async () => {
    setIsAsking(true);
    try {
      const { startAuthentication } = await import('@simplewebauthn/browser');
      const optionsJSON = await callApi(calls.beginPasskey, {});
      const { response, ...rest } = await startAuthentication({ optionsJSON });
      const passkey = { ...rest, response: { ...response } };
      onSignedIn(await callApi(calls.complete, { body: { passkey } }));
    } catch (error) {
      const description = detailOf(error) || 'Der Passkey wurde nicht verwendet.';
      showToast({ title: 'Anmeldung fehlgeschlagen', description, variant: 'destructive' });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Button onClick={onClick} aria-disabled={isAsking} className="mt-3 min-h-11 w-full text-base">
      Passkey verwenden
    </Button>
  );
}
