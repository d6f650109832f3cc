import { useEffect, useState } from 'react';
import { showToast } from '../components/show-toast.ts';
import type { FormResult } from '../form-result.ts';
import { keepDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { thanks } from './order-rules.ts';
import { OrderSuccess } from './order-success.tsx';
import type { OrderedStudy } from './ordered-study.ts';
import { endedLink, RenewLink } from './renew-link.tsx';

interface OrderAreaProps {
  study: OrderedStudy;
  posted?: FormResult | undefined;
}

/** The order form, and in its place the thanks once an order has arrived; above it a new link for a buyer whose own has ended. */
export default function OrderArea({ study, posted }: OrderAreaProps) {
  const [orderNumber, setOrderNumber] = useState(posted?.sent);
  const [endedToken, setEndedToken] = useState<string | null>(null);
  useEffect(() => setEndedToken(endedLink(location.hash)), []);
  useEffect(() => {
    if (posted?.sent !== undefined) keepDraft(null);
  }, [posted]);
  return (
    <>
      {endedToken && <RenewLink token={endedToken} />}
      {orderNumber === undefined ? (
        <OrderForm
          study={study}
          posted={posted}
          onOrdered={(ordered) => {
            setOrderNumber(ordered);
            showToast(thanks);
          }}
        />
      ) : (
        <OrderSuccess orderNumber={orderNumber} citation={study.citation} />
      )}
    </>
  );
}
