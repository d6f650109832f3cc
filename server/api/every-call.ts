import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import type { Call } from './call.ts';
import { contactMessageCalls } from './contact-messages.ts';
import { downloads } from './downloads.ts';
import { healthCalls } from './health.ts';
import { heroVideoCalls } from './hero-videos.ts';
import { mails } from './mails.ts';
import { mediaCalls } from './media.ts';
import { descriptionCall } from './openapi.ts';
import { orderProcessing } from './order-processing.ts';
import { overviewCalls } from './overview.ts';
import { partnerCalls } from './partners.ts';
import { printOrderCalls } from './print-orders.ts';
import { sessionCalls } from './session.ts';
import { studyCalls } from './studies.ts';
import { studyOrderCalls } from './study-orders.ts';
import { studyReports } from './study-reports.ts';
import { submissions } from './submissions.ts';
import { teamMemberCalls } from './team-members.ts';
import { uploadCalls } from './uploads.ts';

/** Every call there is below /api. */
export function everyCall(services: Services, sessions: Sessions): Call[] {
  const calls = [
    ...sessionCalls(services, sessions),
    ...overviewCalls(services),
    ...partnerCalls(services),
    ...uploadCalls(services),
    ...studyCalls(services),
    ...studyReports(services),
    ...mediaCalls(services),
    ...teamMemberCalls(services),
    ...heroVideoCalls(services),
    ...submissions(services),
    ...contactMessageCalls(services),
    ...printOrderCalls(services),
    ...studyOrderCalls(services),
    ...orderProcessing(services),
    ...downloads(services),
    ...mails(services),
    ...healthCalls(services),
  ];
  const { publicUrl } = services.settings;
  return [...calls, descriptionCall(calls, { publicUrl, cookieName: sessions.cookieName })];
}
