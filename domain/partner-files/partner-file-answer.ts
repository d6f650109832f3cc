import * as z from 'zod/mini';
import { changeableFields, instant, optionalText, text } from '../core/records/record-answer.ts';
import { partnerFileCategories, partnerFileTypes } from './partner-file-choices.ts';

const firm = z.object({ id: z.uuid(), name: text });

const version = {
  /** From 1. */
  version: z.int(),
  storedAt: instant,
  /** null: the account is no more. */
  uploadedBy: optionalText,
  type: z.enum(partnerFileTypes),
  bytes: z.int(),
};

/** A file with its newest version, as one side sees it. */
export const partnerFileAnswer = z.object({
  ...changeableFields,
  title: text,
  category: z.enum(partnerFileCategories),
  year: z.int(),
  fileName: text,
  /** null: the office. */
  sender: z.nullable(firm),
  ...version,
  isForAllFirms: z.boolean(),
  /** Whom the office shares it with by name; no firm is told of others. */
  firms: z.array(firm),
  /** Whether one's own side sent it. */
  isOwn: z.boolean(),
  /** The other side sent it, and nobody of one's own has fetched this version. */
  isNew: z.boolean(),
});

/** The versions of a file, newest first, with who fetched them: everybody for the office, its own people for a firm. */
export const partnerFileVersionsAnswer = z.array(
  z.object({
    ...version,
    /** Hex, of the whole file. */
    sha256: text,
    downloads: z.array(z.object({ at: instant, name: optionalText, firmName: optionalText })),
  }),
);

export type PartnerFile = z.infer<typeof partnerFileAnswer>;
export type PartnerFileVersion = z.infer<typeof partnerFileVersionsAnswer>[number];
