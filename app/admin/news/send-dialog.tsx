import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { NewsRelease } from '#domain/news/releases/news-release-answer.ts';
import { previewReleaseCall } from '#domain/news/releases/news-release-calls.ts';
import { newsReleaseCalls } from '#domain/news/releases/news-release-record-calls.ts';
import { groupThousands } from '#platform/money.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { controlLook, Field } from '../../components/ui/field.tsx';
import { refetchList, useAnswer } from '../../workspace/calls/answers.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { Segments } from '../../workspace/list/segments.tsx';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { MailSheet } from './mail-sheet.tsx';
import { useReleaseCalls } from './use-release-calls.ts';

const forms = [
  ['html', 'As HTML'],
  ['text', 'As text'],
] as const;

/** How a release looks and how many get it; from here it goes out, or to oneself for a test. Who only reads looks at any. */
export function SendDialog({ release: { id, status }, onClose }: { release: NewsRelease; onClose: () => void }) {
  const queryClient = useQueryClient();
  // Its text may have been changed since it was shown, and people come and go.
  const query = useAnswer(previewReleaseCall, { id }, { staleTime: 0 });
  const mayChange = useMay()('content');
  const calls = useReleaseCalls(id);
  const [form, setForm] = useState<'html' | 'text'>('html');
  const [at, setAt] = useState('');
  const hasBegun = status === 'sending' || status === 'sent';
  const count = query.data?.recipientCount ?? 0;
  const people = count === 1 ? '1 person' : `${groupThousands(count)} people`;
  const send = async () => {
    if (count === 0 || !(await calls.send(at))) return;
    onClose();
    await refetchList(queryClient, newsReleaseCalls.list);
  };
  return (
    <Dialog
      open
      title={mayChange ? 'Preview and send' : 'Preview'}
      closeLabel="Close"
      onRequestClose={onClose}
      footer={
        mayChange && (
          <>
            <Button className="mr-auto" aria-disabled={calls.isBusy} onClick={() => void calls.test()}>
              Send a test to me
            </Button>
            <Button look="primary" aria-disabled={calls.isBusy || count === 0} onClick={() => void send()}>
              {query.data ? `${at ? 'Schedule for' : 'Send now to'} ${people}` : 'Send now'}
            </Button>
          </>
        )
      }
    >
      <ListStates query={query} failure="The preview could not be loaded." lang="en">
        {({ subject, html, text, recipientCount }) => (
          <>
            <p className={`wrap-anywhere ${hasBegun ? 'mb-4' : ''}`}>
              <span className="text-ink-muted text-sm">Subject</span> <strong>{subject}</strong>
            </p>
            {hasBegun || (
              <p className="mt-1 mb-4 text-ink-muted text-sm">
                {recipientCount === 0
                  ? 'Nobody has confirmed an address for this topic yet, so there is nobody to send it to.'
                  : `Goes to ${people} who asked for it, each once; who unsubscribes before their turn gets none.`}
              </p>
            )}
            <Segments label="Form of the preview" segments={forms} shown={form} onShow={setForm} />
            {form === 'html' ? (
              <MailSheet html={html} />
            ) : (
              <pre className="overflow-x-auto whitespace-pre-wrap rounded border border-rule bg-surface p-4 text-sm">
                {text}
              </pre>
            )}
            {mayChange && (
              <Field
                label="Send at (Zurich’s clock)"
                help="Empty: now. Until it begins you can cancel it."
                className="mt-5"
              >
                {(described) => (
                  <input
                    {...described}
                    type="datetime-local"
                    value={at}
                    onChange={(event) => setAt(event.target.value)}
                    className={controlLook}
                  />
                )}
              </Field>
            )}
          </>
        )}
      </ListStates>
    </Dialog>
  );
}
