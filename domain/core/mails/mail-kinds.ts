/** Every kind of mail the site sends. */
export const mailKinds = [
  'study-order-confirmation',
  'study-order-notice',
  'invoice-copy',
  'order-cancellation',
  'invoice-correction',
  'report-delivery',
  'delivery-warning',
  'payment-reminder',
  'contact-notice',
  'message-reply',
  'print-order-confirmation',
  'print-order-notice',
  'account-invitation',
  'partner-invitation',
  'password-reset',
  'account-notice',
  'new-partner-files',
  'publication-blocked',
  'news-confirmation',
  'news',
  'news-test',
  'test-mail',
] as const;
export type MailKindName = (typeof mailKinds)[number];

export type MailRecordKind =
  | 'study-orders'
  | 'print-orders'
  | 'contact-messages'
  | 'account-links'
  | 'accounts'
  | 'content-publications'
  | 'news-subscribers'
  | 'news-releases';

/** Invitations and links that set a password: they are for the administrators alone to send again. */
export const isAccountMail = ({ recordKind }: { recordKind: string }): boolean =>
  recordKind === 'account-links' || recordKind === 'accounts';

/** One of the many mails of a release: they go out one after the other at a set pace, beside the queue of all other mails. */
export const isPaced = (kind: MailKindName): boolean => kind === 'news';

/** Mails that nobody gets a second time: what was promised is one. */
export const goesOutOnce = (kind: MailKindName): boolean => kind === 'news' || kind === 'news-confirmation';
