import { useCallback, useEffect, useState } from 'react';
import type { AnswerOf } from '#domain/core/api-call.ts';
import type { ReviewedPeople } from '#domain/firm-people/people-review/people-review-answer.ts';
import { confirmPeopleCall, readReviewedPeopleCall } from '#domain/firm-people/people-review/people-review-calls.ts';
import { callApi } from '../../api-client.ts';
import { showToast } from '../../components/show-toast.ts';
import { Button } from '../../components/ui/button.tsx';
import { messageIn } from '../calls/failure-message.ts';
import { dateOrUnknown } from '../list/date-or-unknown.ts';
import { LoadFailure } from '../list/list-states.tsx';
import { showGermanFailure } from '../records/toasts.ts';
import { AccountLinkTitle } from './account-link-title.tsx';

type Listed = AnswerOf<typeof readReviewedPeopleCall>;

/** The yearly list of a firm's people: its lead keeps or removes each, and confirms. */
export default function PeopleReview({ token, onLeave }: { token: string; onLeave: () => void }) {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failure, setFailure] = useState<string>();
  const [isSending, setIsSending] = useState(false);
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const read = useCallback(() => {
    setFailure(undefined);
    callApi(readReviewedPeopleCall, { body: { token } }).then(setListed, (error) => setFailure(messageIn('de', error)));
  }, [token]);
  useEffect(read, [read]);

  const countRemoved = ({ people }: Listed) => people.filter(({ id }) => removed.has(id)).length;
  const toggle = (id: string) =>
    setRemoved((before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]));
  const confirm = async ({ people }: Listed) => {
    setIsSending(true);
    const ids = people.map(({ id }) => id);
    const removedIds = ids.filter((id) => removed.has(id));
    const keptIds = ids.filter((id) => !removed.has(id));
    try {
      await callApi(confirmPeopleCall, { body: { token, keptIds, removedIds } });
      showToast({ title: 'Liste bestätigt' });
      onLeave();
    } catch (error) {
      showGermanFailure(messageIn('de', error));
      setIsSending(false);
      read();
    }
  };

  return (
    <>
      <AccountLinkTitle>Wer hat Zugang?</AccountLinkTitle>
      {failure && <LoadFailure text={failure} lang="de" onRetry={read} />}
      {!listed && !failure && <p role="status">Die Liste wird geladen...</p>}
      {listed && (
        <>
          <p className="mb-4 wrap-anywhere">
            Für {listed.firmName}. Nehmen Sie das Häkchen bei Personen weg, die den Zugang nicht mehr brauchen.
          </p>
          <ul className="mb-5 divide-y divide-rule border-rule border-y">
            {listed.people.map((person) => (
              <PersonChoice
                key={person.id}
                person={person}
                isKept={!removed.has(person.id)}
                onToggle={() => toggle(person.id)}
              />
            ))}
          </ul>
          <Button
            look="primary"
            onClick={() => confirm(listed)}
            aria-disabled={isSending}
            className="min-h-11 w-full text-base"
          >
            {countRemoved(listed) === 0 ? 'Alle bestätigen' : `Bestätigen und ${countRemoved(listed)} entfernen`}
          </Button>
        </>
      )}
    </>
  );
}

interface PersonChoiceProps {
  person: ReviewedPeople['people'][number];
  isKept: boolean;
  onToggle: () => void;
}

function PersonChoice({ person, isKept, onToggle }: PersonChoiceProps) {
  const { name, email, firmRole, lastSignInAt, isSelf } = person;
  return (
    <li>
      <label className="flex min-h-11 items-start gap-2.5 py-2.5">
        <input
          type="checkbox"
          checked={isKept}
          disabled={isSelf}
          onChange={onToggle}
          className="mt-0.5 size-5 shrink-0 accent-accent"
        />
        <span className="min-w-0 wrap-anywhere">
          {name} <span className="text-ink-muted">{email}</span>
          <span className="block text-ink-muted text-sm">
            {firmRole === 'lead' ? 'Leitung' : 'Mitglied'}
            {isSelf && ' (Sie)'},{' '}
            {lastSignInAt ? `zuletzt angemeldet ${dateOrUnknown(lastSignInAt)}` : 'noch nie angemeldet'}
          </span>
        </span>
      </label>
    </li>
  );
}
