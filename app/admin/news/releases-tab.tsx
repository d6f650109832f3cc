import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { NewsProgress, NewsRelease } from '#domain/news/releases/news-release-answer.ts';
import { readReleaseProgressCall } from '#domain/news/releases/news-release-calls.ts';
import { newsReleaseCalls } from '#domain/news/releases/news-release-record-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { otherLanguages } from '#platform/languages.ts';
import { lazyPart } from '../../components/lazy-part.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { Question } from '../../components/ui/question.tsx';
import { answerKey, useAnswer } from '../../workspace/calls/answers.ts';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { englishDeletion } from '../../workspace/records/use-deletion.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { progressText, retryText, stopText, waitText } from './progress-text.ts';
import { ReleaseDialog } from './release-dialog.tsx';
import { releaseStatusLabels } from './release-texts.ts';
import { SendDialog } from './send-dialog.tsx';
import { topicsText } from './subscriber-texts.ts';
import { useReleaseCalls } from './use-release-calls.ts';

const progressPollMs = 3_000;
/** Longest time after a stop until a mail that was being sent is counted. */
const lastMailMs = 5 * 60_000;

const isOver = (status?: NewsRelease['status']) => status === 'sent' || status === 'stopped';

const nameOf = ({ subject }: NewsRelease) => subject;

export const releases: CardTabDescription<NewsRelease> = {
  lang: 'en',
  title: 'Media',
  resource: englishResource(newsReleaseCalls, 'Release'),
  add: 'Write Release',
  failure: 'The releases could not be loaded.',
  empty: 'No release written yet',
  nameOf,
  deletion: englishDeletion('release', nameOf),
  mayEdit: ({ status }) => status === 'draft',
  mayDelete: ({ status }) => status !== 'scheduled' && status !== 'sending',
  Facts: ReleaseFacts,
  Actions: ReleaseActions,
  form: lazyPart(() => import('./release-form.ts')),
};

function ReleaseFacts({ record }: { record: NewsRelease }) {
  const { subject, text, translations, topics, embargoUntil, status, dueAt, begunAt } = record;
  return (
    <>
      <p className="flex flex-wrap gap-1">
        <Badge look={status === 'sent' ? 'good' : 'plain'}>{releaseStatusLabels[status]}</Badge>
        <Badge>{topicsText(topics)}</Badge>
        {otherLanguages
          .filter((language) => translations?.[language])
          .map((language) => (
            <Badge key={language}>{languageName(language, 'en')}</Badge>
          ))}
      </p>
      <h3 className="mt-2 line-clamp-2 text-lg wrap-anywhere">{subject}</h3>
      <p className="mt-1 line-clamp-3 whitespace-pre-line text-ink-muted text-sm wrap-anywhere">{text}</p>
      {embargoUntil && <p className="mt-2 text-sm">Embargo until {dateTimeOrUnknown(embargoUntil)}</p>}
      {status !== 'draft' && (
        <p className="mt-2 text-sm">
          {begunAt ? `Started ${dateTimeOrUnknown(begunAt)}` : `Scheduled for ${dateTimeOrUnknown(dueAt)}`}
        </p>
      )}
      {status !== 'draft' && <Progress release={record} />}
    </>
  );
}

/** The number of sent mails, polled until none is waiting or being sent. */
function Progress({ release: { id, status, updatedAt } }: { release: NewsRelease }) {
  const queryClient = useQueryClient();
  const isFinal = (progress?: NewsProgress) =>
    progress?.status === 'sent' || (progress?.status === 'stopped' && Date.now() - Date.parse(updatedAt) > lastMailMs);
  const { data } = useAnswer(
    readReleaseProgressCall,
    { id },
    { refetchInterval: ({ state }) => (isFinal(state.data) ? false : progressPollMs) },
  );
  const isBehind = data !== undefined && data.status !== status;
  useEffect(() => {
    if (isBehind) void queryClient.invalidateQueries({ queryKey: answerKey(newsReleaseCalls.list, {}), exact: true });
  }, [isBehind, queryClient]);
  if (!data || data.status === 'scheduled' || data.status === 'draft') return null;
  const retried = retryText(data);
  const waits = waitText(data);
  return (
    <div role="status" className="mt-1 text-sm tabular-nums wrap-anywhere">
      <p>{progressText(data)}</p>
      {waits && <p className="mt-1 text-ink-muted">{waits}</p>}
      {retried && <p className="mt-1 text-signal">{retried}</p>}
    </div>
  );
}

function ReleaseActions({ record }: { record: NewsRelease }) {
  const { subject, status } = record;
  const { isBusy, cancel, stop } = useReleaseCalls(record.id);
  const [isOpen, setIsOpen] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const mayChange = useMay()('content');
  const hasBegun = status === 'sending' || isOver(status);
  const Opened = hasBegun ? ReleaseDialog : SendDialog;
  return (
    <>
      {(status !== 'scheduled' || !mayChange) && (
        <Button of={subject} onClick={() => setIsOpen(true)}>
          {hasBegun ? 'View' : mayChange ? 'Preview and send' : 'Preview'}
        </Button>
      )}
      {mayChange && status === 'scheduled' && (
        <Button aria-disabled={isBusy} of={subject} onClick={() => void cancel()}>
          Cancel sending
        </Button>
      )}
      {mayChange && status === 'sending' && (
        <Button look="danger" aria-disabled={isBusy} of={subject} onClick={() => setIsAsking(true)}>
          Stop sending
        </Button>
      )}
      {isOpen && <Opened release={record} onClose={() => setIsOpen(false)} />}
      {isAsking && <StopQuestion release={record} onClose={() => setIsAsking(false)} onConfirm={() => void stop()} />}
    </>
  );
}

interface StopQuestionProps {
  release: NewsRelease;
  onClose: () => void;
  onConfirm: () => void;
}

function StopQuestion({ release: { id, subject }, onClose, onConfirm }: StopQuestionProps) {
  const { data } = useAnswer(readReleaseProgressCall, { id });
  return (
    <Question
      title="Stop sending?"
      cancel="Keep sending"
      confirm="Stop sending"
      onClose={onClose}
      onConfirm={onConfirm}
    >
      {stopText(subject, data)}
    </Question>
  );
}
