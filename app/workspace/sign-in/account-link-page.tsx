import { useEffect, useState } from 'react';
import { keepAccessCall } from '#domain/firm-people/people-review/people-review-calls.ts';
import type { LinkAnswer } from '#domain/people/invitations/account-link-answer.ts';
import { readLinkCall, renewInvitationCall } from '#domain/people/invitations/account-link-calls.ts';
import { CallFailed, callApi } from '../../api-client.ts';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { showToast } from '../../components/show-toast.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { messageIn } from '../calls/failure-message.ts';
import { showGermanFailure } from '../records/toasts.ts';
import { AccountLinkForm } from './account-link-form.tsx';
import { AccountLinkTitle } from './account-link-title.tsx';
import { useEntrance } from './entrance.ts';

/** The token of a link from a mail, which is in the fragment of the address, until the link's page is left; else null. */
export function useLinkToken() {
  const [token, setToken] = useState<string | null>(null);
  useEffect(() => {
    const read = () => setToken(/^#link=(.+)$/.exec(location.hash)?.[1] ?? null);
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);
  return { token, leaveLink: () => setToken(null) };
}

const peopleReview = lazyPart(() => import('./people-review.tsx'));

type CheckedLink = LinkAnswer | { state: 'unknown' | 'failed' };

interface AccountLinkPageProps {
  token: string;
  /** Called when the user leaves the page, for the sign-in or, if signed in, for the area. */
  onDone: () => void;
}

/** The page of a link from a mail: an invitation, a password reset, or an explanation that it has ended. */
export function AccountLinkPage(props: AccountLinkPageProps) {
  return (
    <div className="container-page flex min-h-dvh items-center justify-center py-10">
      <div className="w-full max-w-sm">
        <AccountLink {...props} />
      </div>
    </div>
  );
}

/** The content of that page, for use within another page. */
export function AccountLink({ token, onDone }: AccountLinkPageProps) {
  const { path } = useEntrance();
  const [link, setLink] = useState<CheckedLink | null>(null);
  const leave = () => {
    history.replaceState(null, '', path);
    onDone();
  };
  useEffect(() => {
    callApi(readLinkCall, { body: { token } }).then(setLink, (error) =>
      setLink({ state: error instanceof CallFailed && [400, 404].includes(error.status) ? 'unknown' : 'failed' }),
    );
  }, [token]);
  return (
    <section aria-labelledby="link-titel">
      {path === '/admin' && <p className="kicker">Versicherungsmonitor</p>}
      {link ? (
        <Content link={link} token={token} onLeave={leave} />
      ) : (
        <AccountLinkTitle>Der Link wird geprüft...</AccountLinkTitle>
      )}
    </section>
  );
}

/** Makes a call and shows its failure. */
function useCallOfLink() {
  const [isSending, setIsSending] = useState(false);
  const send = async (call: () => Promise<void>) => {
    setIsSending(true);
    await call().catch((error) => showGermanFailure(messageIn('de', error)));
    setIsSending(false);
  };
  return { isSending, send };
}

function Content({ link, token, onLeave }: { link: CheckedLink; token: string; onLeave: () => void }) {
  const [isRenewed, setIsRenewed] = useState(false);
  const { isSending, send } = useCallOfLink();
  if (link.state === 'open') {
    const { purpose } = link;
    if (purpose === 'keep-access') return <KeepAccess link={link} token={token} onLeave={onLeave} />;
    if (purpose === 'people-review')
      return <Lazy part={peopleReview}>{(Review) => <Review token={token} onLeave={onLeave} />}</Lazy>;
    return <AccountLinkForm link={link} token={token} onLeave={onLeave} />;
  }
  if (link.state === 'expired' && link.purpose === 'invitation') {
    const renew = () =>
      send(async () => {
        await callApi(renewInvitationCall, { body: { token } });
        setIsRenewed(true);
      });
    return (
      <>
        <AccountLinkTitle>{isRenewed ? 'Neue Einladung gesendet' : 'Diese Einladung ist abgelaufen'}</AccountLinkTitle>
        {isRenewed ? (
          <p role="status" ref={takeFocus} tabIndex={-1} className="outline-none">
            Eine neue Einladung ist an {link.email} unterwegs.
          </p>
        ) : (
          <>
            <p className="mb-5">Wir senden Ihnen gerne eine neue an {link.email}.</p>
            <Button look="primary" onClick={renew} aria-disabled={isSending} className="min-h-11 w-full text-base">
              Neue Einladung senden
            </Button>
          </>
        )}
      </>
    );
  }
  const ended = {
    used: ['Dieser Link wurde schon verwendet', 'Melden Sie sich an. Ohne Passwort hilft dort «Passwort vergessen?».'],
    'other-account': [
      'Sie haben schon einen Zugang',
      'Melden Sie sich damit an. Jede E-Mail-Adresse hat nur einen Zugang: Für einen zweiten braucht es eine Einladung an eine andere.',
    ],
    expired: [
      'Dieser Link ist abgelaufen',
      'Melden Sie sich an. Geht das nicht, so verlangen Sie dort unter «Passwort vergessen?» einen neuen.',
    ],
    unknown: [
      'Diesen Link gibt es nicht mehr',
      'Vielleicht wurde er durch einen neueren ersetzt: Schauen Sie nach einer späteren E-Mail.',
    ],
    failed: ['Der Link konnte nicht geprüft werden', 'Der Server ist nicht erreichbar. Laden Sie die Seite neu.'],
  }[link.state];
  return (
    <>
      <AccountLinkTitle>{ended[0]}</AccountLinkTitle>
      <p className="mb-5">{ended[1]}</p>
      <Button onClick={onLeave} className="mt-3 min-h-11 w-full text-base">
        Zur Anmeldung
      </Button>
    </>
  );
}

/** Confirms that a person still needs an unused access. */
function KeepAccess({ link, token, onLeave }: { link: LinkAnswer; token: string; onLeave: () => void }) {
  const { isSending, send } = useCallOfLink();
  const keep = () =>
    send(async () => {
      await callApi(keepAccessCall, { body: { token } });
      showToast({ title: 'Ihr Zugang bleibt' });
      onLeave();
    });
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
