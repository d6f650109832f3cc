import { useQueryClient } from '@tanstack/react-query';
import { addressOf } from '#domain/core/api-call.ts';
import type { Letter } from '#domain/everything/letters/letter-answer.ts';
import { listLettersCall, readLetterCall, setLetterPrintedCall } from '#domain/everything/letters/letter-calls.ts';
import { studyOrderCalls } from '#domain/orders/study-orders/study-order-calls.ts';
import { Button, buttonLook } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { refetchList, useAnswer } from '../../workspace/calls/answers.ts';
import { api } from '../../workspace/calls/api.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { notify, notifyChanged } from '../../workspace/records/notify.ts';
import { failureToast, successToast } from '../../workspace/records/toasts.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';

/** Documents of buyers without an e-mail address, to print and send by post. */
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

function useSetPrinted() {
  const queryClient = useQueryClient();
  const refetch = async () => {
    await refetchList(queryClient, listLettersCall);
    await refetchList(queryClient, studyOrderCalls.list);
  };
  return async function set(
    { id, orderNumber }: Pick<Letter, 'id' | 'orderNumber'>,
    isPrinted: boolean,
  ): Promise<void> {
    try {
      await api(setLetterPrintedCall, { id, body: { isPrinted } });
      const result = successToast(`Letter of order ${orderNumber} ${isPrinted ? 'printed' : 'is to be printed again'}`);
      if (isPrinted) notifyChanged(result, () => void set({ id, orderNumber }, false));
      else notify(result);
    } catch {
      notify(failureToast('Failed to mark the letter'));
    }
    void refetch();
  };
}

function LetterRow({ letter }: { letter: Letter }) {
  const mayChange = useMay()('orders');
  const setPrinted = useSetPrinted();
  const { id, orderId, orderNumber, organization, subject, createdAt } = letter;
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0 wrap-anywhere">
        <p>
          <TabLink tab="orders" parameters={{ list: 'study', search: orderNumber, open: orderId }}>
            {orderNumber}
          </TabLink>{' '}
          <bdi>{organization}</bdi>
        </p>
        <p className="text-sm text-ink-muted">
          {subject}, {dateTimeOrUnknown(createdAt)}
        </p>
      </div>
      <div className="flex flex-wrap items-start gap-2">
        <a href={addressOf(readLetterCall, { id })} target="_blank" rel="noopener" className={buttonLook()}>
          PDF to print<span className="sr-only"> of {subject} (new tab)</span>
        </a>
        {mayChange && (
          <Button of={subject} onClick={() => void setPrinted(letter, true)}>
            Mark as printed
          </Button>
        )}
      </div>
    </li>
  );
}
