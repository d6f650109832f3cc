import { useEffect, useState } from 'react';
import { showToast } from '../components/show-toast.ts';
import type { FormResult } from '../forms/form-result.ts';
import { saveOrderDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { OrderSuccess } from './order-success.tsx';
import type { OrderWords } from './order-words.ts';
import { expiredLinkToken, RenewLink } from './renew-link.tsx';
import type { OrderedStudy } from './study-panel.tsx';

interface OrderAreaProps {
  study: OrderedStudy;
  posted?: FormResult | undefined;
  words: OrderWords;
}

/**
 * The order form, replaced by a thank-you message after the order; above it the request for a new link when a buyer's
 * link has expired.
 */
export default function OrderArea({ study, posted, words }: OrderAreaProps) {
  const [orderNumber, setOrderNumber] = useState(posted?.sent);
  const [endedToken, setEndedToken] = useState<string | null>(null);
  useEffect(() => setEndedToken(expiredLinkToken(location.hash)), []);
  useEffect(() => {
    if (posted?.sent !== undefined) saveOrderDraft(null);
  }, [posted]);
  return (
    <>
      {endedToken && <RenewLink token={endedToken} words={words} />}
      {orderNumber === undefined ? (
        <OrderForm
          study={study}
          words={words}
          posted={posted}
          onOrdered={(ordered) => {
            setOrderNumber(ordered);
            showToast(words.thanks);
          }}
        />
      ) : (
        <OrderSuccess orderNumber={orderNumber} citation={study.citation} words={words} />
      )}
    </>
  );
}
