import type { MailKindName } from '../../core/mails/mail-kinds.ts';
import type { Activity } from '../../core/privacy/activities.ts';

/** What each kind of mail is sent for. */
export const mailActivities: Record<MailKindName, Activity> = {
  'study-order-confirmation': 'study-orders',
  'study-order-notice': 'study-orders',
  'invoice-copy': 'bookkeeping',
  'order-cancellation': 'bookkeeping',
  'invoice-correction': 'bookkeeping',
  'report-delivery': 'report-delivery',
  'delivery-warning': 'study-orders',
  'payment-reminder': 'bookkeeping',
  'contact-notice': 'contact',
  'message-reply': 'contact',
  'print-order-confirmation': 'print-orders',
  'print-order-notice': 'print-orders',
  'account-invitation': 'accounts',
  'partner-invitation': 'accounts',
  'password-reset': 'accounts',
  'account-notice': 'accounts',
  'new-partner-files': 'partner-area',
  'publication-blocked': 'administration',
  'news-confirmation': 'news',
  news: 'news',
  'news-test': 'news',
  'test-mail': 'administration',
};
