import { randomUUID } from 'node:crypto';

interface Part {
  name: string;
  content: Buffer;
}

export interface AnswerMail {
  /** Message-ID of the mail that it answers. */
  to?: string | undefined;
  from?: string;
  text?: string;
  messageId?: string;
  headers?: string[];
  attachments?: Part[];
}

const attachment = ({ name, content }: Part) =>
  `--limit\nContent-Type: application/octet-stream\nContent-Disposition: attachment; filename="${name}"\nContent-Transfer-Encoding: base64\n\n${content.toString('base64').replaceAll(/.{76}/g, '$&\n')}\n`;

/** A mail as a mail program sends it. */
export function answerMail({
  to,
  from = 'Anna Muster <anna.muster@example.org>',
  text = 'Vielen Dank für die Antwort.',
  messageId = `<${randomUUID().replaceAll('-', '')}@mail.example.org>`,
  headers = [],
  attachments = [],
}: AnswerMail): string {
  const isMixed = attachments.length > 0;
  return [
    `From: ${from}`,
    'To: team@example.org',
    'Subject: Re: Frage zur Studie',
    'Date: Tue, 24 Nov 2026 10:00:00 +0100',
    `Message-ID: ${messageId}`,
    ...(to ? [`In-Reply-To: ${to}`, `References: <first@mail.example.org>\n ${to}`] : []),
    ...headers,
    'MIME-Version: 1.0',
    `Content-Type: ${isMixed ? 'multipart/mixed; boundary="limit"' : 'text/plain; charset=utf-8'}`,
    ...(isMixed ? ['', '--limit', 'Content-Type: text/plain; charset=utf-8'] : []),
    '',
    text,
    ...attachments.map(attachment),
    ...(isMixed ? ['--limit--', ''] : []),
  ].join('\n');
}

/** A delivery report of a mail server (RFC 3464) about a mail. */
export const bounceOf = (messageId: string, action: 'failed' | 'delayed' = 'failed'): string =>
  [
    'Return-Path: <>',
    'From: Mail Delivery System <mailer-daemon@mail.example.org>',
    'To: website@example.org',
    'Subject: Undelivered Mail Returned to Sender',
    `Message-ID: <${randomUUID().replaceAll('-', '')}@mail.example.org>`,
    'Auto-Submitted: auto-replied',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="limit"',
    '',
    '--limit',
    'Content-Type: text/plain',
    '',
    'I could not deliver your mail.',
    '--limit',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mail.example.org',
    '',
    'Final-Recipient: rfc822; anna.muster@example.org',
    `Action: ${action}`,
    'Status: 5.1.1',
    'Diagnostic-Code: smtp; 550 5.1.1 User unknown',
    '--limit',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: ${messageId}`,
    'Subject: Re: Frage zur Studie',
    '--limit--',
    '',
  ].join('\n');
