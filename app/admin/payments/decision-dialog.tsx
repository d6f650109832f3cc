import { useState } from 'react';
import type { BankTransaction } from '#domain/orders/payments/bank-transaction-answer.ts';
import { formatRappen } from '#platform/money.ts';
import { Button } from '../../components/ui/button.tsx';
import { Dialog } from '../../components/ui/dialog.tsx';
import { InputField } from '../../components/ui/input-field.tsx';
import { CheckInput } from '../../workspace/form/check-input.tsx';
import { useCloseGuard } from '../../workspace/form/use-close-guard.ts';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { DetailsList } from '../../workspace/table/details-list.tsx';
import { readRappen } from '../orders/sections/read-rappen.ts';
import { OrderParts, type PartInput } from './order-parts.tsx';
import { moneyText } from './payment-texts.ts';
import type { Decision, useDecisions } from './use-decisions.ts';

type Choice = 'assign' | 'refund' | 'ignore';

const choiceTexts: Record<Choice, string> = {
  assign: 'It is for one order, or several',
  refund: 'It was refunded to the buyer of an order',
  ignore: 'It belongs to no order: ignore it',
};

interface DecisionDialogProps {
  payment: BankTransaction;
  decisions: ReturnType<typeof useDecisions>;
  onClose: () => void;
}

export function DecisionDialog({ payment, decisions: { busyWith, decide }, onClose }: DecisionDialogProps) {
  const { id, restRappen, currency, isReversal, proposal } = payment;
  const isFrancs = currency === 'CHF';
  const choices: Choice[] = [
    ...(isFrancs && restRappen > 0 && !isReversal ? (['assign'] as const) : []),
    ...(isFrancs && restRappen < 0 ? (['refund'] as const) : []),
    'ignore',
  ];
  const proposed = choices.find((choice) => choice === proposal?.action);
  const [choice, setChoice] = useState<Choice>(proposed ?? choices[0] ?? 'ignore');
  const [parts, setParts] = useState<PartInput[]>(() => firstParts(payment));
  const [reason, setReason] = useState(proposal?.action === 'ignore' ? proposal.message : '');
  const [errors, setErrors] = useState<Record<string, string>>({});
  const entered = JSON.stringify([parts, reason]);
  const [proposedInput] = useState(entered);
  const guard = useCloseGuard(entered !== proposedInput, { onClose });

  async function save() {
    const unread = choice === 'assign' ? amountErrors(parts) : {};
    if (Object.keys(unread).length > 0) return setErrors(unread);
    const result = await decide(id, decisionOf(choice, parts, reason));
    if (result === true) onClose();
    else setErrors(result);
  }

  return (
    <Dialog
      title={`Payment of ${moneyText(payment.amountRappen, currency)}`}
      onRequestClose={guard.onClose}
      footer={
        <>
          <Button onClick={guard.onClose}>Cancel</Button>
          <Button look="primary" aria-disabled={busyWith !== null} onClick={() => void save()}>
            {{ assign: parts.length > 1 ? 'Split' : 'Assign', refund: 'Record refund', ignore: 'Ignore' }[choice]}
          </Button>
        </>
      }
    >
      <DetailsList
        entries={[
          ['Value date', dateOrUnknown(payment.valueDate)],
          ['Left to decide', restRappen !== payment.amountRappen && moneyText(restRappen, currency)],
          [restRappen < 0 ? 'To' : 'From', payment.partyName],
          ['Reference', payment.paymentReference],
          ['Message', payment.message],
          ['Bank’s reference', payment.bankReference],
          ['Proposal', proposal?.message],
        ]}
      />
      <fieldset className="mt-5 border-rule border-t pt-4">
        <legend className="float-left mb-2 w-full font-semibold">What is it?</legend>
        <div className="clear-left grid gap-1">
          {choices.map((name) => (
            <CheckInput
              key={name}
              type="radio"
              name="decision"
              checked={choice === name}
              onChange={() => setChoice(name)}
            >
              {choiceTexts[name]}
            </CheckInput>
          ))}
        </div>
      </fieldset>
      <div className="mt-4">
        {choice === 'ignore' ? (
          <InputField
            label="Reason"
            required
            error={errors.reason}
            help="Stays with the payment, like “bank fees”."
            value={reason}
            onChange={(event) => {
              setReason(event.target.value);
              setErrors({});
            }}
          />
        ) : (
          <OrderParts
            parts={parts}
            onChange={(changed) => {
              setParts(changed);
              setErrors(errorsOfUnchanged(errors, parts, changed));
            }}
            hasAmounts={choice === 'assign'}
            errors={errors}
          />
        )}
        {choice === 'assign' && <Remainder parts={parts} restRappen={restRappen} error={errors.parts} />}
      </div>
    </Dialog>
  );
}

/** The errors of amounts that can't be read. */
const amountErrors = (parts: readonly PartInput[]): Record<string, string> =>
  Object.fromEntries(
    parts.flatMap(({ amount }, index) =>
      readRappen(amount) === null ? [[`parts.${index}.amountRappen`, 'Please enter an amount like 695.00']] : [],
    ),
  );

function decisionOf(choice: Choice, parts: readonly PartInput[], reason: string): Decision {
  if (choice === 'ignore') return { name: 'ignore', body: { reason } };
  if (choice === 'refund') return { name: 'refund', body: { orderNumber: parts[0]?.orderNumber ?? '' } };
  const amounts = parts.map(({ orderNumber, amount }) => ({ orderNumber, amountRappen: readRappen(amount) ?? 0 }));
  return { name: 'assign', body: { parts: amounts } };
}

/** The errors of parts that stay as they were; errors are by position, which removing a part changes. */
function errorsOfUnchanged(errors: Record<string, string>, before: PartInput[], after: PartInput[]) {
  if (after.length < before.length) return {};
  const unchanged = before.flatMap((part, index) => (part === after[index] ? [`parts.${index}.`] : []));
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => unchanged.some((start) => path.startsWith(start))),
  );
}

/** The orders of the proposal, or an empty one. */
function firstParts({ proposal, restRappen }: BankTransaction): PartInput[] {
  const proposed = proposal?.parts ?? [];
  const parts = proposed.length > 0 ? proposed : [{ orderNumber: '', amountRappen: restRappen }];
  return parts.map(({ orderNumber, amountRappen }, index) => ({
    key: String(index),
    orderNumber,
    amount: formatRappen(Math.abs(amountRappen)),
  }));
}

/** The part of the payment that is not yet divided. */
function Remainder({
  parts,
  restRappen,
  error,
}: {
  parts: PartInput[];
  restRappen: number;
  error: string | undefined;
}) {
  const left = parts.reduce((rest, { amount }) => rest - (readRappen(amount) ?? 0), restRappen);
  return (
    <p role="status" className={`mt-3 text-sm tabular-nums ${error ? 'text-danger' : 'text-ink-muted'}`}>
      {left === 0 ? 'The parts add up to the payment.' : `${error ?? 'Still to divide:'} ${moneyText(left)} left.`}
    </p>
  );
}
