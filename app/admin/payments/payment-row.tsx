import type { BankTransaction } from '#domain/orders/payments/bank-transaction-answer.ts';
import { Badge } from '../../components/ui/badge.tsx';
import { Button } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { moneyText } from './payment-texts.ts';
import type { useDecisions } from './use-decisions.ts';

interface PaymentRowProps {
  payment: BankTransaction;
  decisions: ReturnType<typeof useDecisions>;
  /** Opens all possible decisions. */
  onOpen: () => void;
}

export function PaymentRow({ payment, decisions, onOpen }: PaymentRowProps) {
  const { amountRappen, restRappen, currency, valueDate, partyName, message, paymentReference } = payment;
  const details = [paymentReference, message].filter(Boolean).join(', ');
  return (
    <li className="grid gap-x-6 gap-y-2 py-3 lg:grid-cols-[11rem_minmax(0,1fr)_auto]">
      <div>
        <p className="font-semibold tabular-nums">{moneyText(amountRappen, currency)}</p>
        <p className="text-sm text-ink-muted">{dateOrUnknown(valueDate)}</p>
      </div>
      <div className="min-w-0 wrap-anywhere">
        <p>
          <bdi>{partyName || 'Unknown'}</bdi> <Marks payment={payment} />
        </p>
        {details && (
          <p className="line-clamp-2 text-sm text-ink-muted">
            <bdi>{details}</bdi>
          </p>
        )}
        {restRappen !== amountRappen && payment.state === 'waiting' && (
          <p className="text-sm">{moneyText(restRappen, currency)} of it is left to decide.</p>
        )}
        <Decided payment={payment} />
        {payment.proposal && <p className="mt-1 text-sm">{payment.proposal.message}</p>}
      </div>
      <Buttons payment={payment} decisions={decisions} onOpen={onOpen} />
    </li>
  );
}

function Marks({ payment: { isReversal, batchSize, partyName } }: { payment: BankTransaction }) {
  return (
    <>
      {isReversal && <Badge look="urgent">Reversal</Badge>}{' '}
      {batchSize !== null && batchSize > 1 && <Badge>{`Batch of ${batchSize}`}</Badge>}
      {batchSize === 1 && !partyName && <Badge>No details</Badge>}
    </>
  );
}

function Decided({ payment: { parts, ignored } }: { payment: BankTransaction }) {
  return (
    <>
      {parts.map(({ orderNumber, amountRappen, recordedAt, recordedBy }) => (
        <p key={orderNumber} className="text-sm">
          <TabLink tab="orders" parameters={{ list: 'study', search: orderNumber }}>
            {orderNumber}
          </TabLink>{' '}
          <span className="tabular-nums">{moneyText(amountRappen)}</span>, {recordedBy}, {dateOrUnknown(recordedAt)}
        </p>
      ))}
      {ignored && (
        <p className="text-sm">
          «{ignored.reason}», {ignored.recordedBy}, {dateOrUnknown(ignored.recordedAt)}
        </p>
      )}
    </>
  );
}

function Buttons({ payment, decisions: { busyWith, decide }, onOpen }: PaymentRowProps) {
  const { id, state, proposal, amountRappen, restRappen, currency } = payment;
  const amountNote = `(${moneyText(state === 'waiting' ? restRappen : amountRappen, currency)})`;
  const isBusy = busyWith !== null;
  if (state === 'ignored') {
    return (
      <div>
        <Button aria-disabled={isBusy} of={amountNote} onClick={() => void decide(id, { name: 'reopen' })}>
          Decide again
        </Button>
      </div>
    );
  }
  if (state !== 'waiting' || !proposal) return null;
  const { action, parts } = proposal;
  const [part] = parts;
  const orderNumber = part?.orderNumber ?? '';
  return (
    <div className="flex flex-wrap items-start gap-2 lg:justify-end">
      {action === 'assign' && (
        <Button
          aria-disabled={isBusy}
          of={amountNote}
          onClick={() => void decide(id, { name: 'assign', body: { parts } })}
        >
          {parts.length > 1 ? `Split over ${parts.length} orders` : `Assign to ${orderNumber}`}
        </Button>
      )}
      {action === 'refund' && (
        <Button
          aria-disabled={isBusy}
          of={amountNote}
          onClick={() => void decide(id, { name: 'refund', body: { orderNumber } })}
        >
          Record refund of {orderNumber}
        </Button>
      )}
      <Button look={parts.length > 0 ? 'quiet' : 'outline'} of={amountNote} onClick={onOpen}>
        {action === 'ignore' ? 'Ignore…' : 'Decide…'}
      </Button>
    </div>
  );
}
