import { labelled } from '#platform/labelled.ts';
import type { Services } from '#platform/services.server.ts';
import { soldEdition } from '../../editions/live-content/sold-edition.server.ts';
import { isCancelled } from '../study-orders/cancelled-order.ts';
import type { StoredOrder } from '../study-orders/study-order-queries.server.ts';
import { calendarFile } from './calendar-file.ts';
import { presentationWords } from './presentation-words.ts';

type CalendarServices = Pick<Services, 'db' | 'settings'>;

/** The calendar file of an order's presentation, in the order's language; undefined without an appointment. */
export async function presentationCalendar(
  { db, settings }: CalendarServices,
  order: StoredOrder,
): Promise<string | undefined> {
  const { id, orderNumber, presentation, correspondenceLanguage: language, editionYear, updatedAt } = order;
  const wasCancelled = isCancelled(order);
  if (!presentation) return undefined;
  const words = presentationWords(language);
  const { title } = await soldEdition(db, editionYear, language);
  return calendarFile({
    uid: `${id}-presentation@${new URL(settings.publicUrl).hostname}`,
    // Calendars accept a cancellation only if it is newer than the appointment.
    sequence: presentation.sequence + (wasCancelled ? 1 : 0),
    changedAt: wasCancelled ? updatedAt : new Date(presentation.changedAt),
    startsAt: new Date(presentation.startsAt),
    minutes: presentation.minutes,
    summary: words.summary(title),
    location: presentation.place,
    description: `${order.organization}, ${orderNumber}\n${labelled(words.speaker, presentation.speaker, language)}`,
    isCancelled: wasCancelled,
  });
}

export const calendarType = 'text/calendar; charset=utf-8';

/** In ASCII. */
export const calendarFileName = ({ orderNumber }: Pick<StoredOrder, 'orderNumber'>) => `${orderNumber}.ics`;

/** The calendar file as the attachment of a mail; undefined without an appointment. */
export async function calendarAttachment(services: CalendarServices, order: StoredOrder) {
  const calendar = await presentationCalendar(services, order);
  if (calendar === undefined) return undefined;
  return { filename: calendarFileName(order), content: Buffer.from(calendar), contentType: calendarType };
}
