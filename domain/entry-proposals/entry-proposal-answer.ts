import * as z from 'zod/mini';
import { otherLanguages } from '#platform/languages.ts';
import { instant, optionalInstant, optionalText, recordFields, text } from '../core/records/record-answer.ts';
import { focalPoint } from '../library/library-item-change.ts';

/** The fields of a firm's public entry that it may propose to change. */
export const entryFields = ['description', 'websiteUrl', 'contactEmail', 'logoUrl'] as const;
type EntryField = (typeof entryFields)[number];
export type EntryChanges = { [Field in EntryField]?: string | null } & {
  logoFocus?: z.infer<ReturnType<typeof focalPoint>>;
};

export const entryProposalStates = ['waiting', 'accepted', 'refused'] as const;

const entry = {
  description: optionalText,
  websiteUrl: optionalText,
  contactEmail: optionalText,
  logoUrl: optionalText,
};

const proposal = {
  ...recordFields,
  state: z.enum(entryProposalStates),
  changes: z.partial(z.object({ ...entry, logoFocus: focalPoint() })),
  reason: optionalText,
  decidedAt: optionalInstant,
};

/** An uploaded logo, to be proposed. */
export const uploadedLogo = z.object({ logoUrl: text, width: z.int(), height: z.int() });
export type UploadedLogo = z.infer<typeof uploadedLogo>;

/** A firm's public entry and its latest proposal. */
export const firmEntry = z.object({ entry: z.object(entry), proposal: z.nullable(z.object(proposal)) });
export type FirmEntry = z.infer<typeof firmEntry>;

/** A proposal that waits for the office, with the current entry. */
export const entryProposal = z.object({
  ...recordFields,
  changes: proposal.changes,
  firmId: z.uuid(),
  firmName: text,
  proposer: optionalText,
  entry: z.object(entry),
  entryUpdatedAt: instant,
  /** Languages into which the current description is translated. */
  translatedInto: z.array(z.enum(otherLanguages)),
});
export type EntryProposal = z.infer<typeof entryProposal>;
