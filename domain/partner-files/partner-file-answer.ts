import * as z from 'zod/mini';
import { changeableFields, instant, optionalInstant, optionalText, text } from '../core/records/record-answer.ts';
import { confidentialities, partnerFileCategories, partnerFileTypes } from './partner-file-choices.ts';

export const fileFirmAnswer = z.object({ id: z.uuid(), name: text });

const version = {
  /** Counted from 1. */
  version: z.int(),
  storedAt: instant,
  /** null if the account was deleted, and for firms if it is of the office. */
  uploadedBy: optionalText,
  type: z.enum(partnerFileTypes),
  bytes: z.int(),
  /** The uploader's message to the recipients. */
  message: optionalText,
  /** Whether it was scanned for viruses; null if that was not recorded. */
  isScanned: z.nullable(z.boolean()),
  scannedAt: optionalInstant,
};

/** A file with its newest version, as the office or a firm sees it. */
export const partnerFileAnswer = z.object({
  ...changeableFields,
  title: text,
  category: z.enum(partnerFileCategories),
  year: z.int(),
  fileName: text,
  /** null for the office. */
  sender: z.nullable(fileFirmAnswer),
  ...version,
  /** The requests of the office that this version answers. */
  requests: z.array(z.object({ id: z.uuid(), title: text })),
  /** When the office last changed with whom, or on which days, the file is shared. */
  sharedAt: instant,
  isForAllFirms: z.boolean(),
  /** The first and last day, in Zurich, on which firms see a file of the office. */
  visibleFrom: z.nullable(z.iso.date()),
  visibleUntil: z.nullable(z.iso.date()),
  confidentiality: z.nullable(z.enum(confidentialities)),
  /** The firms that it is shared with by name; always empty for a firm. */
  firms: z.array(fileFirmAnswer),
  /** Whether the reader's own side (office or firm) sent it. */
  isOwn: z.boolean(),
  /** When the receiving side first downloaded this version; for a firm, its own people or the office. */
  downloadedAt: optionalInstant,
  /** The other side sent it, and nobody on the reader's side has downloaded this version. */
  isNew: z.boolean(),
});

/** The versions of a file, newest first, with their downloads: all for the office, those by its own people for a firm. */
export const partnerFileVersionsAnswer = z.array(
  z.object({
    ...version,
    /** SHA-256 of the whole file, in hex. */
    sha256: text,
    downloads: z.array(z.object({ at: instant, name: optionalText, firmName: optionalText })),
  }),
);

export type PartnerFile = z.infer<typeof partnerFileAnswer>;
export type PartnerFileVersion = z.infer<typeof partnerFileVersionsAnswer>[number];
