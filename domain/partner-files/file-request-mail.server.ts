import { zurichDay } from '#platform/dates.ts';
import type { MailKind } from '../core/mails/mail-kind.server.ts';
import { mailSender } from '../editions/live-content/mail-sender.server.ts';
import type { fileRequestText } from './file-request-text.server.tsx';
import {
  findClosedRequestRecipient,
  findRequestRecipient,
  type RequestRecipient,
} from './request-recipient-queries.server.ts';
import { type RequestMoment, requestMoments } from './request-reminders.ts';

type RequestToPerson = RequestRecipient & { moment: RequestMoment };

const subjects: Record<RequestMoment, string> = {
  asked: 'Anfrage nach Dateien',
  before: 'Erinnerung: Anfrage nach Dateien',
  due: 'Erinnerung: Anfrage nach Dateien',
  changed: 'Neuer Termin: Anfrage nach Dateien',
  closed: 'Abgeschlossen: Anfrage nach Dateien',
};

/** Why a delayed mail is outdated; undefined if it isn't. */
function outdatedReason(moment: RequestMoment, dueOn: string, mailedDueOn: string, today: string): string | undefined {
  if (moment !== 'asked' && moment !== 'closed' && dueOn !== mailedDueOn)
    return 'Der Termin wurde geändert; darüber geht eine eigene E-Mail hinaus.';
  if (moment === 'before' && dueOn <= today) return 'Der Termin ist da; an ihn erinnert eine eigene E-Mail.';
  return undefined;
}

/** Mails a firm's person a file request, a reminder or a change; its details are the request, the moment and the due date. */
export const fileRequestMail: MailKind<RequestToPerson, typeof fileRequestText> = {
  name: 'file-request',
  activity: 'partner-area',
  recordKind: 'accounts',
  recipient: ({ email }) => email,
  subject: ({ moment }) => `${subjects[moment]} im Partnerbereich des Versicherungsmonitors`,
  text: 'file-request-text',
  async compose({ db, settings }, { recordId, details }) {
    const { requestId = '', moment: stored, dueOn } = details;
    const moment = requestMoments.find((moment) => moment === stored) ?? 'asked';
    const find = moment === 'closed' ? findClosedRequestRecipient : findRequestRecipient;
    const request = requestId ? await find(db, requestId, recordId) : undefined;
    if (!request)
      return {
        dropped:
          'Die Firma hat geliefert, die Anfrage gilt nicht mehr oder wieder, oder die Person hat keinen Zugang oder wünscht keine Nachrichten.',
      };
    const today = zurichDay(new Date());
    const dropped = outdatedReason(moment, request.dueOn, dueOn ?? request.dueOn, today);
    if (dropped) return { dropped };
    const query = new URLSearchParams(moment === 'closed' ? 'tab=navigator' : { tab: 'upload', request: requestId });
    const address = `${settings.publicUrl}/partner-area?${query}`;
    const isPast = request.dueOn < today;
    return { input: [moment, { ...request, isPast }, address, await mailSender({ db, settings })] };
  },
};
