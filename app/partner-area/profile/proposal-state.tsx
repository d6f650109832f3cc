import type { FirmEntry } from '#domain/entry-proposals/entry-proposal-answer.ts';
import { withdrawProposalCall } from '#domain/entry-proposals/entry-proposal-calls.ts';
import { showToast } from '../../components/show-toast.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { api } from '../../workspace/calls/api.ts';
import { messageIn } from '../../workspace/calls/failure-message.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { showGermanFailure } from '../../workspace/records/toasts.ts';
import type { EntryText } from './entry-form.tsx';

const states = { waiting: 'wartet', accepted: 'angenommen', refused: 'abgelehnt' };

interface ProposalStateProps {
  proposal: NonNullable<FirmEntry['proposal']>;
  texts: readonly EntryText[];
  mayWithdraw: boolean;
  onChanged: () => void;
}

export function ProposalState({ proposal, texts, mayWithdraw, onChanged }: ProposalStateProps) {
  const { state, changes, reason, createdAt, decidedAt } = proposal;
  const changed = texts.filter(({ name }) => changes[name] !== undefined).map(({ label }) => label);
  const withdraw = async () => {
    try {
      await api(withdrawProposalCall, {});
      showToast({ title: 'Vorschlag zurückgezogen' });
    } catch (error) {
      showGermanFailure(messageIn('de', error));
    }
    onChanged();
  };
  return (
    <div className="mb-6 flex flex-wrap items-center justify-between gap-3 border-rule border-b pb-4">
      <div className="min-w-0">
        <p>
          Vorschlag vom {dateOrUnknown(createdAt)} ({changed.join(', ')}){' '}
          <Badge look={state === 'accepted' ? 'good' : 'plain'}>{states[state]}</Badge>
        </p>
        <p className="wrap-anywhere whitespace-pre-line text-ink-muted">
          {state === 'waiting' && 'Bis die Studienleitung entscheidet, bleibt der Eintrag, wie er ist.'}
          {state === 'accepted' && decidedAt && `Seit dem ${dateOrUnknown(decidedAt)} steht es so auf der Website.`}
          {state === 'refused' && `Die Studienleitung schreibt: ${reason}`}
        </p>
      </div>
      {state === 'waiting' && mayWithdraw && <Button onClick={withdraw}>Vorschlag zurückziehen</Button>}
    </div>
  );
}
