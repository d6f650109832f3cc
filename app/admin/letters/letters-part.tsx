import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '#domain/core/api-call.ts';
import type { Letter } from '#domain/everything/letters/letter-answer.ts';
import { listLettersCall, readLetterCall, setLetterPrintedCall } from '#domain/everything/letters/letter-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { refetchList, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { useRun } from '../../workspace/records/use-run.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';

/** Documents of buyers without an email address, to print and send by post. */
export function LettersPart() {
  const query = useAnswer(listLettersCall, {}, { staleTime: 0 });
  return (
    <section aria-label="To print">
      <p className="mb-4 max-w-[70ch] text-ink-muted text-sm">
        Documents for buyers without an email address. Print them and send them by post, then mark them as printed.
      </p>
      <ListStates query={query} failure="The letters could not be loaded." empty="Nothing to print">
        {(letters) => (
          <ul className="divide-y divide-rule border-rule border-t">
            {letters.map((letter) => (
              <LetterRow key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}

function useSetPrinted({ id, orderNumber }: Letter) {
  const queryClient = useQueryClient();
  const { run } = useRun(listLettersCall);
  const set = async (isPrinted: boolean, undo?: () => void) => {
    const done = `Letter of order ${orderNumber} ${isPrinted ? 'printed' : 'is to be printed again'}`;
    await run(done, 'Failed to mark the letter', () => api(setLetterPrintedCall, { id, body: { isPrinted } }), undo);
    await refetchList(queryClient, studyOrderCalls.list);
  };
  return () => set(true, () => void set(false));
}

function LetterRow({ letter }: { letter: Letter }) {
  const mayChange = useMay()('orders');
  const setPrinted = useSetPrinted(letter);
  const { id, orderId, orderNumber, organization, subject, createdAt } = letter;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <TabLink
            tab="orders"
            parameters={{ list: 'study', search: orderNumber, open: orderId }}
            className={rowLinkLook}
          >
            {orderNumber}
          </TabLink>{' '}
          <bdi>{organization}</bdi>
        </p>
        <p className="text-sm text-ink-muted">
          {subject}, {dateTimeOrUnknown(createdAt)}
        </p>
      </div>
      <div className="no-print flex flex-wrap items-start gap-2">
        <a href={addressOf(readLetterCall, { id })} target="_blank" rel="noopener" className={buttonLook()}>
          PDF to print<span className="sr-only"> of {subject} (new tab)</span>
        </a>
        {mayChange && (
          <Button of={subject} onClick={setPrinted}>
            Mark as printed
          </Button>
        )}
      </div>
    </li>
  );
}
