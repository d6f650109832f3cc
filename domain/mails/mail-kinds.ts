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
  'password-reset',
  'account-notice',
  'new-partner-files',
  'publication-blocked',
] as const;
export type MailKindName = (typeof mailKinds)[number];

export type MailRecordKind =
  | 'study-orders'
  | 'print-orders'
  | 'contact-messages'
  | 'account-links'
  | 'accounts'
  | 'content-publications';

/** Invitations and links that set a password: they are for the administrators alone to send again. */
export const isAccountMail = ({ recordKind }: { recordKind: string }): boolean =>
  recordKind === 'account-links' || recordKind === 'accounts';
