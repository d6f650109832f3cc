import {
  calendarFileName,
  calendarType,
  presentationCalendar,
} from '#domain/orders/appointments/presentation-calendar.server.ts';
import {
  readCalendarCall,
  readOrderPageCalendarCall,
  setPresentationCall,
} from '#domain/orders/presentations/presentation-calls.ts';
import { presentationInput } from '#domain/orders/presentations/presentation-input.ts';
import { setPresentation } from '#domain/orders/presentations/set-presentation.server.ts';
import { isCancelled } from '#domain/orders/study-orders/cancelled-order.ts';
import { orderOfPage } from '#domain/orders/study-orders/order-page-token.server.ts';
import { studyOrderAnswer } from '#domain/orders/study-orders/study-order-answer.ts';
import { findStudyOrder, type StoredOrder } from '#domain/orders/study-orders/study-order-queries.server.ts';
import { refuse } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, publicCall } from '../../call.ts';
import { downloadResponse } from '../../download-response.ts';
import { ifKnown, ifMatchHeader } from '../../records/if-match.ts';
import { presentedOrder } from './presented-order.ts';

const noAppointment = refuse(404, 'no-appointment', 'No appointment is set for this order.');
const unknownPage = refuse(404, 'no-such-page', 'Diese Seite gibt es nicht.');

async function calendarResponse(services: Services, order: StoredOrder): Promise<Response | undefined> {
  const calendar = await presentationCalendar(services, order);
  const headers = { 'X-Robots-Tag': 'noindex' };
  return calendar === undefined
    ? undefined
    : downloadResponse(calendar, { type: calendarType, fileName: calendarFileName(order), headers });
}

/** Appointments of sold presentations, and their calendar files. */
export const presentationCalls = (services: Services): Call[] => [
  officeCall('orders', setPresentationCall, {
    summary: 'Set date, place and speaker of a sold presentation, and mail them to the buyer with a calendar file',
    body: presentationInput,
    example: { startsAt: '2026-06-04T10:00', minutes: 60, place: 'Musterweg 1, 8000 Zürich', speaker: 'Anna Muster' },
    headers: ifMatchHeader,
    answer: { status: 200, description: 'The order with its appointment.', schema: studyOrderAnswer },
    async handle({ params, body, administrator, header }) {
      const { matchesKnownVersion } = ifKnown(header);
      return presentedOrder(await setPresentation(services, params.id, body, administrator, matchesKnownVersion));
    },
  }),
  officeCall('read-orders', readCalendarCall, {
    summary: 'The calendar file of a sold presentation (iCalendar)',
    answer: { status: 200, description: 'The file.', mediaType: 'text/calendar' },
    async handle({ params }) {
      const order = await findStudyOrder(services.db, params.id);
      return (order && (await calendarResponse(services, order))) ?? noAppointment;
    },
  }),
  publicCall(readOrderPageCalendarCall, {
    summary: 'The calendar file of the presentation (iCalendar)',
    answer: { status: 200, description: 'The file.', mediaType: 'text/calendar' },
    async handle({ params }) {
      const order = await orderOfPage(services, params.token);
      if (!order || isCancelled(order)) return unknownPage;
      return (await calendarResponse(services, order)) ?? unknownPage;
    },
  }),
];
