import { useEffect, useState } from 'react';
import { showToast } from '../components/show-toast.ts';
import type { FormResult } from '../form-result.ts';
import { saveDraft } from './order-draft.ts';
import { OrderForm } from './order-form.tsx';
import { thanks } from './order-rules.ts';
import { OrderSuccess } from './order-success.tsx';
import type { OrderedStudy } from './ordered-study.ts';
import { expiredLinkToken, RenewLink } from './renew-link.tsx';

interface OrderAreaProps {
  study: OrderedStudy;
  posted?: FormResult | undefined;
}

/**
 * The order form, replaced by a thank-you message after the order; above it the request for a new link when a buyer's
 * link has expired.
 */
export default function OrderArea({ study, posted }: OrderAreaProps) {
  const [orderNumber, setOrderNumber] = useState(posted?.sent);
  const [endedToken, setEndedToken] = useState<string | null>(null);
  useEffect(() => setEndedToken(expiredLinkToken(location.hash)), []);
  useEffect(() => {
    if (posted?.sent !== undefined) saveDraft(null);
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
