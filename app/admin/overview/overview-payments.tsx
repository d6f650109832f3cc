import type { Overview } from '#domain/everything/overview/overview-answer.ts';
import { rowLinkLook, TabLink } from '../../workspace/address/tab-link.tsx';
import { counted } from '../../workspace/list/counted.ts';
import { dateTimeOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { OverviewSection } from './overview-section.tsx';

/** Bank payments to decide, and the time of the last import. */
export function PaymentsToDecide({ overview: { payments } }: { overview: Overview }) {
  const { waiting, lastImportAt } = payments;
  return (
    <OverviewSection title="Payments to decide" count={waiting}>
      <p className={waiting > 0 ? '' : 'text-ink-muted'}>
        {waiting === 0
          ? 'No payment waits for a decision.'
          : `${counted(waiting, 'payment waits', 'payments wait')} for a decision.`}{' '}
        {lastImportAt
          ? `The last bank file was imported on ${dateTimeOrUnknown(lastImportAt)}.`
          : 'No bank file has been imported yet.'}
      </p>
      <p className="mt-1">
        <TabLink tab="orders" parameters={{ list: 'study', part: 'payments' }} className={rowLinkLook}>
          {waiting > 0 ? 'Decide payments' : 'Import payments'}
        </TabLink>
      </p>
    </OverviewSection>
  );
}
