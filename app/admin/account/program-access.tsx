import type * as z from 'zod/mini';
import { type TokenScope, tokenScopes } from '#domain/core/accounts/token-scopes.ts';
import type { newReadTokenAnswer, ReadToken } from '#domain/people/read-tokens/read-token-answer.ts';
import {
  createReadTokenCall,
  listReadTokensCall,
  revokeReadTokenCall,
} from '#domain/people/read-tokens/read-token-calls.ts';
import { tokenDays } from '#domain/people/read-tokens/read-token-input.ts';
import { formatLongDate } from '#platform/dates.ts';
import { takeFocus } from '../../components/take-focus.ts';
import { Button } from '../../components/ui/button.tsx';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { copyText } from '../../workspace/copy-text.ts';
import { FormFailure } from '../../workspace/form/form-failure.tsx';
import { FormField } from '../../workspace/form/form-field.tsx';
import { useConfirmation } from '../../workspace/form/use-confirmation.ts';
import { useWorkspaceForm } from '../../workspace/form/use-workspace-form.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { DividedList } from '../../workspace/list/divided-list.tsx';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useReportedCalls } from '../../workspace/records/use-reported-calls.ts';

const scopeNames: Record<TokenScope, string> = {
  documents: 'Documents and payments',
  use: 'Usage figures',
  news: 'News',
  content: 'Content with drafts',
};

const dayOptions = tokenDays.map((days) => [String(days), days === 365 ? '1 year' : `${days} days`] as const);

export type MadeToken = Pick<z.infer<typeof newReadTokenAnswer>, 'name' | 'token'>;

interface ProgramAccessProps {
  /** The new token whose secret is shown. */
  made: MadeToken | undefined;
  onMade: (token: MadeToken | undefined) => void;
}

/** The read tokens of programs, and the form that creates one. */
export function ProgramAccess({ made, onMade }: ProgramAccessProps) {
  const ask = useConfirmation();
  const tokens = useAnswer(listReadTokensCall, {}, { staleTime: 0 });
  const { perform } = useReportedCalls('en', [tokens]);
  const revoke = ({ id, name }: ReadToken) =>
    ask({
      title: 'Revoke access?',
      text: `A program with the token “${name}” can’t read anything from now on.`,
      confirm: 'Revoke',
      perform: () => perform('Access revoked', () => api(revokeReadTokenCall, { id })),
    });
  return (
    <section aria-labelledby="programs" className="mt-8">
      <h3 id="programs" className="mb-2 text-lg">
        Access for programs
      </h3>
      <p className="mb-4">A program with a token reads what its scopes cover. It can’t change anything.</p>
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
        <ListStates query={tokens} failure="The tokens could not be loaded.">
          {(all) => (
            <DividedList entries={all} empty="No program has access yet.">
              {(token) => <TokenRow key={token.id} token={token} onRevoke={() => revoke(token)} />}
            </DividedList>
          )}
        </ListStates>
      </div>
    </section>
  );
}

function TokenForm({ onMade }: { onMade: (token: MadeToken) => void }) {
  const form = useWorkspaceForm({
    initial: { name: '', validDays: '365', documents: false, use: false, news: false, content: false },
    async send({ name, validDays, ...chosen }) {
      const scopes = tokenScopes.filter((scope) => chosen[scope]);
      const days = tokenDays.find((dayCount) => String(dayCount) === validDays) ?? 30;
      onMade(await api(createReadTokenCall, { body: { name, scopes, validDays: days } }));
    },
  });
  return (
    <form {...form.attributes} className="grid gap-3 sm:grid-cols-2">
      <FormField form={form} name="name" label="Name of the program" required />
      <FormField form={form} name="validDays" label="Valid for" type="select" options={dayOptions} />
      <fieldset className="min-w-0 sm:col-span-2">
        <legend className="text-sm font-semibold">What the program reads</legend>
        {tokenScopes.map((scope) => (
          <FormField key={scope} form={form} name={scope} label={scopeNames[scope]} type="check" />
        ))}
      </fieldset>
      <FormFailure message={form.failure} />
      <Button type="submit" look="primary" className="justify-self-start">
        Create token
      </Button>
    </form>
  );
}

/** A token's secret, shown only once. */
function NewToken({ token, onKept }: { token: string; onKept: () => void }) {
  return (
    <section ref={takeFocus} tabIndex={-1} aria-labelledby="new-token" className="outline-none">
      <h4 id="new-token" className="font-bold">
        New token
      </h4>
      <p className="mt-1 mb-3">
        The program sends this token with each request. It is shown only now: enter it in the program.
      </p>
      <p className="mb-4 rounded border border-rule bg-surface px-3 py-2 font-mono text-sm wrap-anywhere">{token}</p>
      <div className="flex flex-wrap gap-3">
        <Button look="primary" onClick={onKept}>
          I have entered it
        </Button>
        <Button onClick={() => void copyText(token, 'Token copied', 'en')}>Copy</Button>
      </div>
    </section>
  );
}

function stateOf({ isValid, revokedAt, expiresAt }: ReadToken): string {
  const day = (instant: string) => formatLongDate(new Date(instant), 'de');
  if (isValid) return `valid until ${day(expiresAt)}`;
  if (revokedAt) return `revoked on ${day(revokedAt)}`;
  if (Date.parse(expiresAt) <= Date.now()) return `expired on ${day(expiresAt)}`;
  return 'no longer valid: the account that created it no longer belongs to the office';
}

function TokenRow({ token, onRevoke }: { token: ReadToken; onRevoke: () => void }) {
  const { name, scopes, createdBy, lastUsedAt, revokedAt } = token;
  const used = lastUsedAt ? `last used ${dateTimeOrUnknown(lastUsedAt)}` : 'never used';
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <span className="min-w-0 wrap-anywhere">
        {name} <span className="text-ink-muted">{scopes.map((scope) => scopeNames[scope]).join('; ')}</span>
        <span className="block text-sm text-ink-muted">
          {stateOf(token)}, {used}, created by {createdBy}
        </span>
      </span>
      {revokedAt === null && (
        <Button look="quiet" of={name} onClick={onRevoke}>
          Revoke
        </Button>
      )}
    </li>
  );
}
