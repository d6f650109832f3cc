import { useState } from 'react';
import type { BankTransaction, BankTransactionState } from '#domain/orders/payments/bank-transaction-answer.ts';
import { listPaymentsCall } from '#domain/orders/payments/payment-calls.ts';
import { Choice, FilterBar } from '../../components/ui/filter-bar.tsx';
import { Pager } from '../../components/ui/pager.tsx';
import { oneOf, useListParameters } from '../../workspace/address/list-parameters.ts';
import { pageSize, useAnswerPage } from '../../workspace/calls/answers.ts';
import { EmptyState, ListStates } from '../../workspace/list/list-states.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ImportPayments } from './import-payments.tsx';
import { PastImports } from './past-imports.tsx';
import { PaymentRow } from './payment-row.tsx';
import { useDecisions } from './use-decisions.ts';

const states = [
  ['waiting', 'To decide'],
  ['assigned', 'Assigned'],
  ['ignored', 'Ignored'],
] as const satisfies (readonly [BankTransactionState, string])[];

const emptyTexts: Record<BankTransactionState, string> = {
  waiting: 'No payment waits for a decision',
  assigned: 'No payments assigned yet',
  ignored: 'No payments ignored',
};

/** Bank files, and the payments to decide. */
export function PaymentsPart() {
  const { page, status, set } = useListParameters();
  const state = oneOf(states, status);
  const query = useAnswerPage(listPaymentsCall, { state, page });
  const decisions = useDecisions();
  const [opened, setOpened] = useState<BankTransaction | null>(null);
  const heading = states.find(([id]) => id === state)?.[1];
  return (
    <div className="grid gap-8">
      <ImportPayments />
      <section aria-label="Payments of the bank" className="min-w-0">
        <FilterBar>
          <h3 className="mr-auto text-lg">
            {heading}{' '}
            {query.data && query.data.total > 0 && (
              <span className="ml-2 font-normal text-ink-muted tabular-nums">{query.data.total}</span>
            )}
          </h3>
          <Choice
            label="Show"
            value={state}
            options={states}
            onChange={(value) => set({ status: value === 'waiting' ? '' : value })}
          />
        </FilterBar>
        <ListStates query={query} failure="The payments could not be loaded.">
          {({ rows, total }) => (
            <>
              {rows.length === 0 ? (
                <EmptyState>{total > 0 ? 'No more payments' : emptyTexts[state]}</EmptyState>
              ) : (
                <ul
                  className={`divide-y divide-rule border-rule border-t ${query.isPlaceholderData ? 'opacity-60' : ''}`}
                >
                  {rows.map((payment) => (
                    <PaymentRow
                      key={payment.id}
                      payment={payment}
                      decisions={decisions}
                      onOpen={() => setOpened(payment)}
                    />
                  ))}
                </ul>
              )}
              <Pager page={page} pageSize={pageSize} total={total} onPage={(next) => set({ page: String(next) })} />
            </>
          )}
        </ListStates>
      </section>
      <PastImports />
      {opened && <DecisionDialog payment={opened} decisions={decisions} onClose={() => setOpened(null)} />}
    </div>
  );
}
