import type { Administrator } from '#platform/access/sessions.server.ts';
import { instantInZurich } from '#platform/dates.ts';
import { type Refusal, refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { enqueueMails } from '../../core/mails/enqueue-mails.server.ts';
import { newMail } from '../../core/mails/mail-kind.server.ts';
import { holdsValues } from '../../core/records/holds-values.server.ts';
import { staleRecord } from '../../core/records/record-actions.server.ts';
import { refuseSampleSeller } from '../invoices/terms/seller-state.server.ts';
import { changeOrder } from '../order-facts/change-order.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import { changeStudyOrder, type StoredOrder } from '../study-orders/study-order-queries.server.ts';
import type { PresentationInput } from './presentation-input.ts';
import { presentationMail } from './presentation-mail.server.ts';

const noPresentation = refuse(409, 'no-presentation', 'No presentation was ordered, or the order was cancelled.');

/** Sets the appointment of a sold presentation and, if `tellBuyer`, sends it to the buyer. */
export function setPresentation(
  services: Pick<Services, 'db' | 'jobs' | 'settings'>,
  id: string,
  { tellBuyer, startsAt, ...input }: PresentationInput,
  administrator: Administrator,
  matchesKnownVersion: (updatedAt: Date) => boolean,
): Promise<StoredOrder | Refusal> {
  const { jobs, settings } = services;
  return changeOrder(services, id, administrator, 'presentation', async (tx, order) => {
    if (!matchesKnownVersion(order.updatedAt)) return staleRecord.en;
    if (!order.wantsPresentation || isCancelled(order)) return noPresentation;
    const refusal = tellBuyer ? await refuseSampleSeller({ db: tx, settings }) : undefined;
    if (refusal) return refusal;
    const appointment = { ...input, startsAt: (instantInZurich(startsAt) ?? new Date(startsAt)).toISOString() };
    if (!tellBuyer && holdsValues(order.presentation ?? {}, appointment)) return 'unchanged';
    const presentation = {
      ...appointment,
      sequence: (order.presentation?.sequence ?? -1) + 1,
      changedAt: new Date().toISOString(),
    };
    const changed = (await changeStudyOrder(tx, id, { presentation })) ?? order;
    if (tellBuyer) await enqueueMails(tx, jobs, [newMail(presentationMail, changed, settings)]);
    return undefined;
  });
}
