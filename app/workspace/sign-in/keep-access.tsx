import { useState } from 'react';
import { keepAccessCall } from '#domain/firm-people/people-review/people-review-calls.ts';
import type { LinkAnswer } from '#domain/people/invitations/account-link-input.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { germanMessageOf } from '../calls/failure-message.ts';
import { failureToast } from '../records/toasts.ts';
import { AccountLinkTitle } from './account-link-title.tsx';

interface KeepAccessProps {
  link: LinkAnswer;
  token: string;
  onLeave: () => void;
}

/** Confirms that a person still needs an unused access. */
export function KeepAccess({ link, token, onLeave }: KeepAccessProps) {
  const [isSending, setSending] = useState(false);
  const keep = async () => {
    if (isSending) return;
    setSending(true);
    try {
      await callApi(keepAccessCall, { body: { token } });
      showToast({ title: 'Ihr Zugang bleibt' });
      onLeave();
    } catch (error) {
      showToast(failureToast(germanMessageOf(error), 'de'));
      setSending(false);
    }
  };
  return (
    <>
      <AccountLinkTitle>Brauchen Sie Ihren Zugang noch?</AccountLinkTitle>
      <p className="mb-5 wrap-anywhere">
        Für {link.firmName}, {link.email}. Ohne Antwort wird er abgeschaltet.
      </p>
      <Button look="primary" onClick={keep} aria-disabled={isSending} className="min-h-11 w-full text-base">
        Zugang behalten
      </Button>
    </>
  );
}
