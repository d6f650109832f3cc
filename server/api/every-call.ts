import { embedHeight } from '#app/insights/embed-height.ts';
import type { InsightCard } from '#content/schemas.ts';
import { recordKinds } from '#domain/everything/kinds/record-kinds.server.ts';
import { germanChartWords } from '#domain/insights/german-chart-words.ts';
import type { Sessions } from '#platform/access/sessions.server.ts';
import type { Services } from '#platform/services.server.ts';
import { storeFilesInThread } from '../edition-files/store-files-in-thread.ts';
import { createSignInServices } from '../sign-in/sign-in-services.ts';
import type { Call } from './call.ts';
import { accountLinkCalls } from './calls/accounts/account-links.ts';
import { assigneeCalls } from './calls/accounts/assignees.ts';
import { officeAccountCalls } from './calls/accounts/office-accounts.ts';
import { ownAccountCalls } from './calls/accounts/own-account.ts';
import { ownSecondFactorCalls } from './calls/accounts/own-second-factor.ts';
import { readTokenCalls } from './calls/accounts/read-tokens.ts';
import { sessionCalls } from './calls/accounts/session.ts';
import { activeHeroVideoCalls } from './calls/content/active-hero-video.ts';
import { contentDocuments } from './calls/content/content-documents.ts';
import { contentTranslations } from './calls/content/content-translations.ts';
import { libraryCalls } from './calls/content/library.ts';
import { uploadCalls } from './calls/content/logo-uploads.ts';
import { studyReports } from './calls/content/study-reports.ts';
import { incomingMailCalls } from './calls/correspondence/incoming-mails.ts';
import { messageReplyCalls } from './calls/correspondence/message-replies.ts';
import { newsReleaseApiCalls } from './calls/correspondence/news-releases.ts';
import { newsSubscriberApiCalls } from './calls/correspondence/news-subscribers.ts';
import { replyAttachmentCalls } from './calls/correspondence/reply-attachments.ts';
import { submissions } from './calls/correspondence/submissions.ts';
import { auditLogCalls } from './calls/operation/audit-log.ts';
import { healthCalls } from './calls/operation/health.ts';
import { launchCalls } from './calls/operation/launch.ts';
import { linkCalls } from './calls/operation/link-checks.ts';
import { mailCalls } from './calls/operation/mails.ts';
import { overviewCalls } from './calls/operation/overview.ts';
import { privacyDesk } from './calls/operation/privacy-desk.ts';
import { wholeTrashCalls } from './calls/operation/trash.ts';
import { usageCalls } from './calls/operation/usage-figures.ts';
import { arrangedOrders } from './calls/orders/arranged-orders.ts';
import { bankPayments } from './calls/orders/bank-payments.ts';
import { correctionProposalCalls } from './calls/orders/correction-proposals.ts';
import { downloads } from './calls/orders/downloads.ts';
import { enteredOrders } from './calls/orders/entered-orders.ts';
import { letterCalls } from './calls/orders/letters.ts';
import { orderAccounts } from './calls/orders/order-accounts.ts';
import { orderDelivery } from './calls/orders/order-delivery.ts';
import { orderPageFiles } from './calls/orders/order-page-files.ts';
import { orderProcessing } from './calls/orders/order-processing.ts';
import { presentationCalls } from './calls/orders/presentations.ts';
import { reminderCalls } from './calls/orders/reminders.ts';
import { salesCall } from './calls/orders/sales.ts';
import { shippingPapers } from './calls/orders/shipping-papers.ts';
import { accessRulesCalls } from './calls/partners/access-rules.ts';
import { areaTermsCalls } from './calls/partners/area-terms.ts';
import { colleagueCalls } from './calls/partners/colleagues.ts';
import { entryProposalCalls } from './calls/partners/entry-proposals.ts';
import { fileRequestApiCalls } from './calls/partners/file-requests.ts';
import { firmLogCalls } from './calls/partners/firm-logs.ts';
import { firmProfileCalls } from './calls/partners/firm-profile.ts';
import { firmFileListCall, officeOnlyFileCalls, partnerFileCalls } from './calls/partners/partner-files.ts';
import { partnerUploadCalls } from './calls/partners/partner-uploads.ts';
import { firmPeopleCalls } from './calls/partners/people-of-firms.ts';
import { peopleReviewCalls } from './calls/partners/people-reviews.ts';
import { descriptionCall } from './description/description-call.ts';
import { firmFileGuard, officeFileGuard } from './file-guard.ts';
import { recordApiCalls } from './records/answer-records.ts';
import { recordStates } from './records/record-states.ts';
import { severalRecords } from './records/several-records.ts';

const germanEmbedHeight = (card: InsightCard) => embedHeight(card, germanChartWords);

/** All calls below /api. */
export function everyCall(services: Services, sessions: Sessions): Call[] {
  const signInServices = createSignInServices(services, sessions);
  const calls = [
    ...sessionCalls(services, sessions, signInServices),
    ...accountLinkCalls(services, signInServices),
    ...ownAccountCalls(services),
    ...ownSecondFactorCalls(services),
    ...officeAccountCalls(services),
    ...readTokenCalls(services),
    ...firmPeopleCalls(services),
    ...firmProfileCalls(services),
    ...areaTermsCalls(services),
    ...colleagueCalls(services),
    ...accessRulesCalls(services),
    ...peopleReviewCalls(services),
    ...firmLogCalls(services),
    ...entryProposalCalls(services),
    ...overviewCalls(services),
    ...launchCalls(services),
    ...auditLogCalls(services),
    ...privacyDesk(services),
    ...wholeTrashCalls(services),
    // Before the calls that take an id.
    ...severalRecords(services),
    ...recordKinds.flatMap((kind) => recordApiCalls(services, kind)),
    ...recordStates(services),
    ...messageReplyCalls(services),
    ...incomingMailCalls(services),
    ...replyAttachmentCalls(services),
    ...assigneeCalls(services),
    ...uploadCalls(services),
    ...libraryCalls(services),
    ...studyReports(services),
    ...activeHeroVideoCalls(services),
    ...submissions(services),
    ...enteredOrders(services),
    ...orderProcessing(services),
    ...letterCalls(services),
    ...presentationCalls(services),
    ...arrangedOrders(services),
    ...orderAccounts(services),
    ...correctionProposalCalls(services),
    salesCall(services),
    ...bankPayments(services),
    ...reminderCalls(services),
    ...shippingPapers(services),
    ...downloads(services),
    ...orderDelivery(services),
    ...orderPageFiles(services),
    ...contentTranslations(services),
    ...contentDocuments(services, { storeFiles: storeFilesInThread(services), embedHeight: germanEmbedHeight }),
    ...mailCalls(services),
    ...usageCalls(services),
    ...linkCalls(services),
    ...officeOnlyFileCalls(services),
    ...partnerFileCalls(services, officeFileGuard),
    ...partnerUploadCalls(services, officeFileGuard),
    firmFileListCall(services),
    ...partnerFileCalls(services, firmFileGuard),
    ...partnerUploadCalls(services, firmFileGuard),
    ...fileRequestApiCalls(services),
    ...newsSubscriberApiCalls(services),
    ...newsReleaseApiCalls(services),
    ...healthCalls(services),
  ];
  const { publicUrl } = services.settings;
  return [...calls, descriptionCall(calls, { publicUrl, cookieName: sessions.cookieName })];
}
