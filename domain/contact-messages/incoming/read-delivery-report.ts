import type { Email } from 'postal-mime';
import { namedMailIds } from './incoming-headers.ts';

export interface DeliveryReport {
  /** Only 'failed' and 'delayed' are about a mail that did not arrive (RFC 3464). */
  action: 'failed' | 'delayed' | 'other';
  /** Like '550 5.1.1 User unknown'; '' if it isn't given. */
  reason: string;
  /** Ids of the site's mails that it quotes. */
  mailIds: string[];
}

const maxReportLength = 100_000;
const quotedTypes = new Set(['message/rfc822', 'message/global', 'text/rfc822-headers', 'message/global-headers']);
const statusTypes = new Set(['message/delivery-status', 'message/global-delivery-status']);

const partsOf = ({ attachments }: Email, types: ReadonlySet<string>): string =>
  attachments
    .filter(({ mimeType }) => types.has(mimeType))
    .map(({ content }) =>
      Buffer.from(content as ArrayBuffer)
        .toString('latin1')
        .slice(0, maxReportLength),
    )
    .join('\n');

const fieldOf = (status: string, name: string): string =>
  new RegExp(`^${name}:[ \\t]*(.+(?:\\r?\\n[ \\t].+)*)`, 'im').exec(status)?.[1]?.trim() ?? '';

/** What a delivery report says, from its machine-readable part and the mail that it quotes. @param text its text for people */
export function readDeliveryReport(mail: Email, text: string): DeliveryReport {
  const status = partsOf(mail, statusTypes);
  const action = fieldOf(status, 'Action').toLowerCase();
  const code = fieldOf(status, 'Diagnostic-Code').replace(/^smtp;\s*/i, '') || fieldOf(status, 'Status');
  return {
    // Old mail servers report failures as text alone.
    action: status === '' ? 'failed' : action === 'failed' || action === 'delayed' ? action : 'other',
    reason: code,
    mailIds: namedMailIds(`${partsOf(mail, quotedTypes)}\n${text.slice(0, maxReportLength)}`),
  };
}
