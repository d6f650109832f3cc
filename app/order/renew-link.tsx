import { useState } from 'react';
import { renewDownloadCall } from '#domain/orders/report-delivery/download-calls.ts';
import { CallFailed, callApi } from '../api-client.ts';
import { takeFocus } from '../components/take-focus.ts';
import type { OrderWords } from './order-words.ts';

/** The token in '#neuer-link=', to which an expired download link redirects; null on other visits. */
export const expiredLinkToken = (hash: string): string | null =>
  /^#neuer-link=([\w-]{20,100})$/.exec(hash)?.[1] ?? null;

/** Offers a buyer with an expired download link a new one, sent to the same address. */
export function RenewLink({ token, words }: { token: string; words: OrderWords }) {
  const { renewal, language } = words;
  const [state, setState] = useState<'asked' | 'sending' | 'sent' | { failure: string }>('asked');
  const renew = async () => {
    if (state === 'sending') return;
    setState('sending');
    try {
      await callApi(renewDownloadCall, { token }, { headers: { 'Content-Language': language } });
      setState('sent');
    } catch (error) {
      const detail = error instanceof CallFailed ? error.problem.detail : undefined;
      setState({ failure: detail ?? renewal.failure });
    }
  };
  return (
    <section aria-labelledby="neuer-link" className="mb-12 rounded-md border border-rule bg-surface p-5 sm:p-6">
      <h2 id="neuer-link" className="text-2xl">
        {renewal.title}
      </h2>
      <div role="status">
        {state === 'sent' ? (
          <p ref={takeFocus} tabIndex={-1} className="measure mt-3 outline-none">
            {renewal.sent}
          </p>
        ) : (
          <p className="measure mt-3">{renewal.offer}</p>
        )}
        {typeof state === 'object' && <p className="mt-3 border-danger border-l-2 pl-4">{state.failure}</p>}
      </div>
      {state !== 'sent' && (
        <button
          type="button"
          onClick={renew}
          aria-disabled={state === 'sending'}
          className="mt-5 min-h-11 rounded border border-ink px-5 font-semibold hover:bg-ink hover:text-paper aria-disabled:opacity-60"
        >
          {state === 'sending' ? words.sending : renewal.request}
        </button>
      )}
    </section>
  );
}
