import { embedHeight } from '#app/insights/embed-height.ts';
import { recordKinds } from '#domain/record-kinds.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Sessions } from '#platform/sessions.server.ts';
import { makeFilesApart } from '../edition-files/make-files-apart.ts';
import { createSignInDoor } from '../sign-in/sign-in-door.ts';
import type { Call } from './call.ts';
import { accountLinkCalls } from './calls/account-links.ts';
import { heroVideoCalls } from './calls/active-hero-video.ts';
import { auditLogCalls } from './calls/audit-log.ts';
import { bankPayments } from './calls/bank-payments.ts';
import { colleagueCalls } from './calls/colleagues.ts';
import { contentDocuments } from './calls/content-documents.ts';
import { downloads } from './calls/downloads.ts';
import { enteredOrders } from './calls/entered-orders.ts';
import { entryProposalCalls } from './calls/entry-proposals.ts';
import { firmProfileCalls } from './calls/firm-profile.ts';
import { healthCalls } from './calls/health.ts';
import { libraryCalls } from './calls/library.ts';
import { linkCalls } from './calls/link-checks.ts';
import { uploadCalls } from './calls/logo-uploads.ts';
import { mails } from './calls/mails.ts';
import { messageReplies } from './calls/message-replies.ts';
import { newsReleaseCalls } from './calls/news-releases.ts';
import { newsSubscriberCalls } from './calls/news-subscribers.ts';
import { officeAccountCalls } from './calls/office-accounts.ts';
import { orderAccounts } from './calls/order-accounts.ts';
import { orderDelivery } from './calls/order-delivery.ts';
import { orderPageFiles } from './calls/order-page-files.ts';
import { orderProcessing } from './calls/order-processing.ts';
import { overviewCalls } from './calls/overview.ts';
import { ownAccountCalls } from './calls/own-account.ts';
import { ownSecondFactorCalls } from './calls/own-second-factor.ts';
import { partnerFileCalls, partnerFileChangeCall } from './calls/partner-files.ts';
import { partnerUploadCalls } from './calls/partner-uploads.ts';
import { firmPeopleCalls } from './calls/people-of-firms.ts';
import { reminderCalls } from './calls/reminders.ts';
import { sessionCalls } from './calls/session.ts';
import { studyReports } from './calls/study-reports.ts';
import { submissions } from './calls/submissions.ts';
import { usageCalls } from './calls/usage-figures.ts';
import { descriptionCall } from './description/openapi.ts';
import { ofFirms, ofOffice } from './file-guard.ts';
import { recordCalls } from './record-calls.ts';
import { recordStates } from './record-states.ts';
import { severalRecords } from './several-records.ts';
import { trashCalls } from './trash-calls.ts';

/** Every call there is below /api. */
export function everyCall(services: Services, sessions: Sessions): Call[] {
  const door = createSignInDoor(services, sessions);
  const calls = [
    ...sessionCalls(services, sessions, door),
    ...accountLinkCalls(services, door),
    ...ownAccountCalls(services),
    ...ownSecondFactorCalls(services),
    ...officeAccountCalls(services),
    ...firmPeopleCalls(services),
    ...firmProfileCalls(services),
    ...colleagueCalls(services),
    ...entryProposalCalls(services),
    ...overviewCalls(services),
    ...auditLogCalls(services),
    // Before the calls that take an id.
    ...severalRecords(services),
    ...recordKinds.flatMap((kind) => [...recordCalls(services, kind), ...trashCalls(services, kind)]),
    ...recordStates(services),
    ...messageReplies(services),
    ...uploadCalls(services),
    ...libraryCalls(services),
    ...studyReports(services),
    ...heroVideoCalls(services),
    ...submissions(services),
    ...enteredOrders(services),
    ...orderProcessing(services),
    ...orderAccounts(services),
    ...bankPayments(services),
    ...reminderCalls(services),
    ...downloads(services),
    ...orderDelivery(services),
    ...orderPageFiles(services),
    ...contentDocuments(services, { makeFiles: makeFilesApart, embedHeight }),
    ...mails(services),
    ...usageCalls(services),
    ...linkCalls(services),
    ...partnerFileCalls(services, ofOffice),
    partnerFileChangeCall(services),
    ...partnerUploadCalls(services, ofOffice),
    ...[...partnerFileCalls(services, ofFirms), ...partnerUploadCalls(services, ofFirms)],
    ...newsSubscriberCalls(services),
    ...newsReleaseCalls(services),
    ...healthCalls(services),
  ];
  const { publicUrl } = services.settings;
  return [...calls, descriptionCall(calls, { publicUrl, cookieName: sessions.cookieName })];
}
