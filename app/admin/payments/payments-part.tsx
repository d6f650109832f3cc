import { useState } from 'react';
import type { BankTransaction, BankTransactionState } from '#domain/orders/payments/bank-transaction-answer.ts';
import { listImportsCall, listPaymentsCall } from '#domain/orders/payments/payment-calls.ts';
import { Choice, FilterBar } from '../../components/ui/filter-bar.tsx';
import { optionOf, useListParameters } from '../../workspace/address/list-parameters.ts';
import { useAnswer, useAnswerPage } from '../../workspace/calls/answers.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { ListStates } from '../../workspace/list/list-states.tsx';
import { PagedList } from '../../workspace/list/paged-list.tsx';
import { DecisionDialog } from './decision-dialog.tsx';
import { ImportPayments } from './import-payments.tsx';
import { PaymentRow } from './payment-row.tsx';
import { importText } from './payment-texts.ts';
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

export function PaymentsPart() {
  const { page, status, set } = useListParameters();
  const state = optionOf(states, status);
  const query = useAnswerPage(listPaymentsCall, { query: { state, page } });
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
        <PagedList
          query={query}
          failure="The payments could not be loaded."
          empty={(total) => (total > 0 ? 'No more payments' : emptyTexts[state])}
          page={page}
          onPage={(next) => set({ page: String(next) })}
        >
          {(rows) => (
            <ul className="divide-y divide-rule border-rule border-t">
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
        </PagedList>
      </section>
      <PastImports />
      {opened && <DecisionDialog payment={opened} decisions={decisions} onClose={() => setOpened(null)} />}
    </div>
  );
}

function PastImports() {
  const query = useAnswer(listImportsCall, {});
  return (
    <section aria-label="Past imports" className="min-w-0">
      <h3 className="mb-1 border-rule border-b pb-2 text-lg">Past imports</h3>
      <ListStates query={query} failure="The imports could not be loaded." empty="No bank file has been imported yet">
        {(imports) => (
          <ul className="divide-y divide-rule">
            {imports.map((bankImport) => (
              <li key={bankImport.id} className="py-2 wrap-anywhere">
                <p>
                  {dateTimeOrUnknown(bankImport.importedAt)}: <bdi>{bankImport.fileName}</bdi>{' '}
                  <span className="text-sm text-ink-muted">({bankImport.message})</span>
                </p>
                <p className="text-sm text-ink-muted">
                  {bankImport.importedBy}: {importText(bankImport)}
                </p>
              </li>
            ))}
          </ul>
        )}
      </ListStates>
    </section>
  );
}
