import { contactNoticeMail } from '../../contact-messages/contact-notice-mail.server.ts';
import { messageReplyMail } from '../../contact-messages/replies/message-reply-mail.server.ts';
import type { MailKind } from '../../core/mails/mail-kind.server.ts';
import { publicationBlockedMail } from '../../editions/publication/publication-blocked-mail.server.ts';
import {
  peopleReviewMail,
  peopleReviewReminderMail,
} from '../../firm-people/people-review/people-review-mails.server.ts';
import { lastLeadUnusedMail, unusedAccessMail } from '../../firm-people/unused-people/unused-access-mails.server.ts';
import { correctionMail } from '../../news/corrections/correction-mail.server.ts';
import { newsMail, newsTestMail } from '../../news/releases/news-mail.server.ts';
import { newsConfirmationMail } from '../../news/subscribers/news-confirmation-mail.server.ts';
import { arrangedInvoiceMail, offerMail } from '../../orders/arranged-orders/arranged-order-mails.server.ts';
import { correctionRejectionMail } from '../../orders/corrections/correction-rejection-mail.server.ts';
import { chainHeadMail } from '../../orders/invoices/chain/chain-head-mail.server.ts';
import { invoiceCorrectionMail } from '../../orders/order-facts/mails/invoice-correction-mail.server.ts';
import { orderCancellationMail } from '../../orders/order-facts/mails/order-cancellation-mail.server.ts';
import { invoiceCopyMail } from '../../orders/placement/invoice-copy-mail.server.ts';
import { orderConfirmationMail } from '../../orders/placement/order-confirmation-mail.server.ts';
import { orderNoticeMail } from '../../orders/placement/order-notice-mail.server.ts';
import { presentationMail } from '../../orders/presentations/presentation-mail.server.ts';
import { printOrderConfirmationMail } from '../../orders/print-orders/print-order-confirmation-mail.server.ts';
import { printOrderNoticeMail } from '../../orders/print-orders/print-order-notice-mail.server.ts';
import { paymentReminderMail } from '../../orders/reminders/payment-reminder-mail.server.ts';
import { deliveryWarningMail } from '../../orders/report-delivery/delivery-warning-mail.server.ts';
import { reportDeliveryMail } from '../../orders/report-delivery/report-delivery-mail.server.ts';
import { fileRequestMail } from '../../partner-files/file-request-mail.server.ts';
import { newFilesMail } from '../../partner-files/new-files-mail.server.ts';
import { accountNoticeMail } from '../../people/account-notice-mail.server.ts';
import {
  firmInvitationMail,
  invitationMail,
  passwordResetMail,
} from '../../people/invitations/account-link-mails.server.ts';
import { testMail } from '../launch/test-mail/test-mail-kind.server.ts';

/** Every kind of mail the site sends. Workers, the rendering thread, the API and the register of processing activities read it. */
export const mailKinds: readonly MailKind[] = [
  orderConfirmationMail,
  orderNoticeMail,
  invoiceCopyMail,
  orderCancellationMail,
  invoiceCorrectionMail,
  correctionRejectionMail,
  reportDeliveryMail,
  deliveryWarningMail,
  paymentReminderMail,
  presentationMail,
  offerMail,
  arrangedInvoiceMail,
  chainHeadMail,
  contactNoticeMail,
  messageReplyMail,
  printOrderConfirmationMail,
  printOrderNoticeMail,
  invitationMail,
  firmInvitationMail,
  passwordResetMail,
  unusedAccessMail,
  lastLeadUnusedMail,
  peopleReviewMail,
  peopleReviewReminderMail,
  accountNoticeMail,
  newFilesMail,
  fileRequestMail,
  publicationBlockedMail,
  newsConfirmationMail,
  newsMail,
  newsTestMail,
  correctionMail,
  testMail,
];
