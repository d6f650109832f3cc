import type * as z from 'zod/mini';
import { type TokenScope, tokenScopes } from '#domain/core/accounts/token-scopes.ts';
import type { newReadTokenAnswer, ReadToken } from '#domain/people/read-tokens/read-token-answer.ts';
import {
  createReadTokenCall,
  listReadTokensCall,
  revokeReadTokenCall,
} from '#domain/people/read-tokens/read-token-calls.ts';
import { tokenDays } from '#domain/people/read-tokens/read-token-terms.ts';
import { formatLongDate } from '#platform/dates.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { copyText } from '../../workspace/copy-text.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import type { usePeopleCalls } from '../../workspace/invitations/use-people-calls.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';

const scopeNames: Record<TokenScope, string> = {
  documents: 'Belege und Zahlungen',
  use: 'Nutzungszahlen',
  news: 'Mitteilungen',
  content: 'Inhalte, auch Entwürfe',
};

const dayOptions = tokenDays.map((days) => [String(days), days === 365 ? '1 Jahr' : `${days} Tage`] as const);

export type MadeToken = Pick<z.infer<typeof newReadTokenAnswer>, 'name' | 'token'>;

interface ProgramAccessProps {
  perform: ReturnType<typeof usePeopleCalls>['perform'];
  ask: (confirmation: { title: string; consequences: string; confirm: string; perform: () => void }) => void;
  /** A new token while its secret is shown. */
  made: MadeToken | undefined;
  onMade: (token: MadeToken | undefined) => void;
}

/** The tokens with which programs read, and the form that makes one. */
export function ProgramAccess({ perform, ask, made, onMade }: ProgramAccessProps) {
  const tokens = useAnswer(listReadTokensCall, {}, { staleTime: 0 });
  const revoke = ({ id, name }: ReadToken) =>
    ask({
      title: 'Zugang widerrufen?',
      consequences: `Ein Programm mit dem Zugang «${name}» liest ab sofort nichts mehr.`,
      confirm: 'Widerrufen',
      perform: async () => {
        await perform('Zugang widerrufen', () => api(revokeReadTokenCall, { id }));
        await tokens.refetch();
      },
    });
  return (
    <section aria-labelledby="programme" className="mt-8">
      <h3 id="programme" className="mb-2 text-lg">
        Zugang für Programme
      </h3>
      <p className="mb-4">Ein Programm mit einem Zugang liest, was seine Bereiche umfassen. Ändern kann es nichts.</p>
      {made ? (
        <NewToken token={made.token} onKept={() => onMade(undefined)} />
      ) : (
        <TokenForm
          onMade={(token) => {
            onMade(token);
            void tokens.refetch();
          }}
        />
      )}
      <div className="mt-4">
        <ListStates query={tokens} failure="Die Zugänge konnten nicht geladen werden." lang="de">
          {(all) =>
            all.length === 0 ? (
              <p className="text-ink-muted">Noch kein Programm hat einen Zugang.</p>
            ) : (
              <ul className="divide-y divide-rule">
                {all.map((token) => (
                  <TokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />
                ))}
              </ul>
            )
          }
        </ListStates>
      </div>
    </section>
  );
}

function TokenForm({ onMade }: { onMade: (token: MadeToken) => void }) {
  const form = useWorkspaceForm({
    initial: { name: '', validDays: '365', documents: false, use: false, news: false, content: false },
    lang: 'de',
    async send({ name, validDays, ...chosen }) {
      const scopes = tokenScopes.filter((scope) => chosen[scope]);
      const days = tokenDays.find((each) => String(each) === validDays) ?? 30;
      onMade(await api(createReadTokenCall, { body: { name, scopes, validDays: days } }));
    },
  });
  return (
    <form {...form.attributes} className="grid gap-3 sm:grid-cols-2">
      <FormField
        form={form}
        field={{ name: 'name', label: 'Name des Programms', required: true, attributes: { maxLength: 100 } }}
      />
      <FormField form={form} field={{ name: 'validDays', label: 'Gilt', type: 'select', options: dayOptions }} />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="text-sm font-semibold">Was das Programm liest</legend>
        {tokenScopes.map((scope) => (
          <FormField key={scope} form={form} field={{ name: scope, label: scopeNames[scope], type: 'check' }} />
        ))}
      </fieldset>
      <FormFailure message={form.failure} />
      <Button type="submit" look="primary" className="justify-self-start">
        Zugang erstellen
      </Button>
    </form>
  );
}

/** A token's secret, shown only once. */
function NewToken({ token, onKept }: { token: string; onKept: () => void }) {
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby="neuer-zugang" className="outline-none">
      <h4 id="neuer-zugang" className="font-bold">
        Neuer Zugang
      </h4>
      <p className="mt-1 mb-3">
        Das Programm sendet diesen Text mit jeder Anfrage. Er wird nur jetzt gezeigt: Tragen Sie ihn im Programm ein.
      </p>
      <p className="mb-4 rounded border border-rule bg-surface px-3 py-2 font-mono text-sm wrap-anywhere">{token}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onKept}>
          Ich habe ihn eingetragen
        </Button>
        <Button onClick={() => void copyText(token, 'Zugang kopiert')}>Kopieren</Button>
      </div>
    </section>
  );
}

function stateOf({ isValid, revokedAt, expiresAt }: ReadToken): string {
  const day = (instant: string) => formatLongDate(new Date(instant), 'de');
  if (isValid) return `gilt bis ${day(expiresAt)}`;
  if (revokedAt) return `widerrufen am ${day(revokedAt)}`;
  if (Date.parse(expiresAt) <= Date.now()) return `abgelaufen am ${day(expiresAt)}`;
  return 'gilt nicht mehr: das Konto, das ihn erstellt hat, gehört nicht mehr zur Verwaltung';
}

function TokenRow({ token, onRevoke }: { token: ReadToken; onRevoke: () => void }) {
  const { name, scopes, createdBy, lastUsedAt, revokedAt } = token;
  const used = lastUsedAt ? `zuletzt benutzt ${dateTimeOrUnknown(lastUsedAt)}` : 'noch nie benutzt';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-ink-muted">{scopes.map((scope) => scopeNames[scope]).join('; ')}</span>
        <span className="block text-sm text-ink-muted">
          {stateOf(token)}, {used}, erstellt von {createdBy}
        </span>
      </span>
      {revokedAt === null && (
        <Button look="quiet" of={name} onClick={onRevoke}>
          Widerrufen
        </Button>
      )}
    </li>
  );
}
