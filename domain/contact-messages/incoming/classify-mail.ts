import { headerOf, type MailHeaders } from './incoming-headers.ts';

const daemon = /^(.*<)?\s*(mailer-daemon|postmaster)@/i;
const automaticPrecedence = /^(auto_reply|bulk|junk|list)\b/i;
const automaticHeaders = ['x-autoreply', 'x-autorespond', 'x-auto-reply', 'list-id', 'list-unsubscribe', 'x-loop'];

/** Whether a mail reports on the delivery of another (RFC 3464), by its type, or because a mail server wrote it. */
export function isDeliveryReport(headers: MailHeaders): boolean {
  const type = headerOf(headers, 'content-type');
  if (/^multipart\/report\b/i.test(type)) return /report-type\s*=\s*"?delivery-status/i.test(type);
  return daemon.test(headerOf(headers, 'from')) && (hasNoReturnPath(headers) || isDeclaredAutomatic(headers));
}

/** Whether a program wrote a mail (RFC 3834): vacation notices, read receipts, mailing lists. */
export function isAutomatic(headers: MailHeaders): boolean {
  return (
    isDeclaredAutomatic(headers) ||
    hasNoReturnPath(headers) ||
    automaticPrecedence.test(headerOf(headers, 'precedence')) ||
    automaticHeaders.some((name) => headers.has(name)) ||
    /^multipart\/report\b/i.test(headerOf(headers, 'content-type'))
  );
}

const hasNoReturnPath = (headers: MailHeaders): boolean => /^<\s*>$/.test(headerOf(headers, 'return-path'));

function isDeclaredAutomatic(headers: MailHeaders): boolean {
  const declared = headerOf(headers, 'auto-submitted');
  return declared !== '' && !/^no\b/i.test(declared);
}
