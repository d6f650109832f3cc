import { type FormEvent, type ReactNode, useEffect, useState } from 'react';
import type { LinkAnswer } from '#domain/account-links/account-link-input.ts';
import { CallFailed, call } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { Field, inputLook } from '../../components/ui/field.tsx';
import { useEntrance } from './entrance.ts';

/** The token that a mail's link carries in the address; null: there is none. */
export function tokenOfAddress(): string | null {
  return /^#link=(.+)$/.exec(location.hash)?.[1] ?? null;
}

type Looked = LinkAnswer | { state: 'unknown' | 'failed' };

interface AccountLinkPageProps {
  token: string;
  /** On to the sign-in, or into the area: somebody may be signed in now. */
  onDone: () => void;
}

/** What a link of a mail leads to: an invitation to accept, or a new password; or a way on, when it has ended. */
export function AccountLinkPage(props: AccountLinkPageProps) {
  return (
    <div className="container-page flex min-h-dvh items-center justify-center py-10">
      <div className="w-full max-w-sm">
        <AccountLink {...props} />
      </div>
    </div>
  );
}

/** The same where it stands on a page with a heading of its own. */
export function AccountLink({ token, onDone }: AccountLinkPageProps) {
  const entrance = useEntrance();
  const [link, setLink] = useState<Looked | null>(null);
  const leave = () => {
    history.replaceState(null, '', entrance);
    onDone();
  };
  useEffect(() => {
    call<LinkAnswer>('POST', '/api/account-links/look', { body: { token } }).then(setLink, (error) =>
      setLink({ state: error instanceof CallFailed && [400, 404].includes(error.status) ? 'unknown' : 'failed' }),
    );
  }, [token]);
  return (
    <section aria-labelledby="link-titel">
      {entrance === '/admin' && <p className="kicker">Versicherungsmonitor</p>}
      {link ? <Content link={link} token={token} onLeave={leave} /> : <Title>Der Link wird geprüft...</Title>}
    </section>
  );
}

function Title({ children }: { children: ReactNode }) {
  const Heading = useEntrance() === '/admin' ? 'h1' : 'h2';
  return (
    <Heading id="link-titel" className="mt-1 mb-5 text-2xl">
      {children}
    </Heading>
  );
}

function Content({ link, token, onLeave }: { link: Looked; token: string; onLeave: () => void }) {
  const [isRenewed, setRenewed] = useState(false);
  const onward = (
    <Button onClick={onLeave} className="mt-3 min-h-11 w-full text-base">
      Zur Anmeldung
    </Button>
  );
  if (link.state === 'open' && 'purpose' in link) return <LinkForm link={link} token={token} onLeave={onLeave} />;
  if (link.state === 'expired' && link.purpose === 'invitation') {
    const renew = async () => {
      try {
        await call('POST', '/api/account-links/renew', { body: { token } });
        setRenewed(true);
      } catch (error) {
        showToast({ title: 'Fehler', description: detailOf(error), variant: 'destructive' });
      }
    };
    return (
      <>
        <Title>Diese Einladung ist abgelaufen</Title>
        {isRenewed ? (
          <p role="status" ref={takeFocus} tabIndex={-1} className="outline-none">
            Eine neue Einladung ist an {link.email} unterwegs.
          </p>
        ) : (
          <>
            <p className="mb-5">Wir senden Ihnen gerne eine neue an {link.email}.</p>
            <Button look="primary" onClick={renew} className="min-h-11 w-full text-base">
              Neue Einladung senden
            </Button>
          </>
        )}
      </>
    );
  }
  const ended = {
    used: ['Dieser Link wurde schon verwendet', 'Melden Sie sich an. Ohne Passwort hilft dort «Passwort vergessen?».'],
    expired: ['Dieser Link ist abgelaufen', 'Verlangen Sie bei der Anmeldung unter «Passwort vergessen?» einen neuen.'],
    unknown: [
      'Diesen Link gibt es nicht mehr',
      'Vielleicht wurde er durch einen neueren ersetzt: Schauen Sie nach einer späteren E-Mail.',
    ],
    failed: ['Der Link konnte nicht geprüft werden', 'Der Server ist nicht erreichbar. Laden Sie die Seite neu.'],
    open: ['', ''],
  }[link.state];
  return (
    <>
      <Title>{ended[0]}</Title>
      <p className="mb-5">{ended[1]}</p>
      {onward}
    </>
  );
}

const detailOf = (error: unknown) =>
  (error instanceof CallFailed && error.problem.detail) || 'Der Server ist nicht erreichbar.';

function sentenceOf({ purpose, email, firmName }: LinkAnswer): string {
  if (purpose === 'password-reset') return `Für ${email}. Alle Sitzungen enden, der zweite Faktor bleibt.`;
  if (firmName) return `Für ${firmName}. Ihr Benutzername ist ${email}.`;
  return `Für ${email}. Im nächsten Schritt richten Sie einen zweiten Faktor ein.`;
}

function LinkForm({ link, token, onLeave }: { link: LinkAnswer; token: string; onLeave: () => void }) {
  const isInvitation = link.purpose === 'invitation';
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [sending, setSending] = useState(false);
  const onSubmit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const fields = Object.fromEntries(new FormData(form));
    if (sending) return;
    setSending(true);
    try {
      await call('POST', `/api/account-links/${isInvitation ? 'accept' : 'reset'}`, { body: { token, ...fields } });
      showToast({ title: isInvitation ? 'Willkommen' : 'Das neue Passwort gilt' });
      onLeave();
    } catch (error) {
      const found = error instanceof CallFailed ? (error.problem.errors ?? []) : [];
      setErrors(Object.fromEntries(found.map(({ path, message }) => [path, message])));
      if (found.length === 0) showToast({ title: 'Fehler', description: detailOf(error), variant: 'destructive' });
      form.querySelector<HTMLInputElement>(`[name=${found[0]?.path ?? 'password'}]`)?.focus();
    } finally {
      setSending(false);
    }
  };
  return (
    <>
      <Title>{isInvitation ? 'Einladung annehmen' : 'Neues Passwort'}</Title>
      <p className="mb-5 wrap-anywhere">{sentenceOf(link)}</p>
      <form noValidate method="dialog" onSubmit={onSubmit}>
        <input type="hidden" name="email" autoComplete="username" value={link.email} readOnly />
        {isInvitation && (
          <Field label="Name" error={errors.name} className="mb-4">
            {(described) => <input {...described} name="name" autoComplete="name" className={inputLook} />}
          </Field>
        )}
        <Field label="Passwort" error={errors.password} help="Mindestens 12 Zeichen, kein verbreitetes Passwort">
          {(described) => (
            <input {...described} name="password" type="password" autoComplete="new-password" className={inputLook} />
          )}
        </Field>
        <Button look="primary" type="submit" aria-disabled={sending} className="mt-6 min-h-11 w-full text-base">
          {isInvitation ? 'Konto erstellen' : 'Passwort setzen'}
        </Button>
      </form>
    </>
  );
}
