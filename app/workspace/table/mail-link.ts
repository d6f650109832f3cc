/** Encodes characters that would change the meaning of the link. */
const mailAddress = (email: string): string => encodeURIComponent(email.toWellFormed()).replaceAll('%40', '@');

/** A link that opens a new mail. The record can add no other recipient, header or body. */
export function mailLink(email: string, subject?: string): string {
  const query = subject === undefined ? '' : `?subject=${encodeURIComponent(subject.toWellFormed())}`;
  return `mailto:${mailAddress(email)}${query}`;
}

/** A reply: the subject with 'Re: ' in front. */
export const replyLink = (email: string, subject: string): string => mailLink(email, `Re: ${subject}`);
