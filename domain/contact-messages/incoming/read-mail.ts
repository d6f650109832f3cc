import type { PartnerFileType } from '../../partner-files/partner-file-choices.ts';
import type { DeliveryReport } from './read-delivery-report.ts';

/** Plain data, so that it can be sent to the child process. */
export interface MimeTask {
  /** Accepted attachments are written beside it, see attachmentPath. */
  filePath: string;
}

export interface ReadAttachment {
  fileName: string;
  bytes: number;
  /** null: not accepted, and not written. */
  type: PartnerFileType | null;
  sha256: string | null;
}

export interface ReadMail {
  senderName: string;
  senderEmail: string;
  subject: string;
  sentAt: Date | null;
  text: string;
  isCut: boolean;
  attachments: ReadAttachment[];
  omittedAttachments: number;
  /** For a bounce or delay; also names the mails that it quotes. */
  report: DeliveryReport;
}

export const maxAttachments = 20;

/** @param number counted from 1 */
export const attachmentPath = (filePath: string, number: number) => `${filePath}.${number}`;
