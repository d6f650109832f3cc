import type { MailKind } from '../core/mails/mail-kind.server.ts';
import { mailSender } from '../editions/live-content/mail-sender.server.ts';
import type { fileRequestText } from './file-request-text.server.tsx';
import { findRequestRecipient, type RequestRecipient } from './request-recipient-queries.server.ts';
import { type RequestMoment, requestMoments } from './request-reminders.ts';

type RequestToPerson = RequestRecipient & { moment: RequestMoment };

/** Asks a firm's person for files, or reminds of it. Its details name the request and the moment. */
export const fileRequestMail: MailKind<RequestToPerson, typeof fileRequestText> = {
  name: 'file-request',
  activity: 'partner-area',
  recordKind: 'accounts',
  recipient: ({ email }) => email,
  subject: ({ moment }) =>
    `${moment === 'asked' ? '' : 'Erinnerung: '}Anfrage nach Dateien im Partnerbereich des Versicherungsmonitors`,
  text: 'file-request-text',
  async compose({ db, settings }, { recordId, details }) {
    const { requestId = '', moment: stored } = details;
    const request = requestId ? await findRequestRecipient(db, requestId, recordId) : undefined;
    if (!request)
      return { dropped: 'Die Firma hat geliefert, die Anfrage gilt nicht mehr, oder die Person hat keinen Zugang.' };
    const moment = requestMoments.find((one) => one === stored) ?? 'asked';
    const address = `${settings.publicUrl}/partner-area?${new URLSearchParams({ tab: 'upload', request: requestId })}`;
    return { input: [moment, request, address, await mailSender({ db, settings })] };
  },
};
