import * as z from 'zod/mini';
import { instant, optionalInstant, optionalText, text } from '../../core/records/record-answer.ts';

/** Revision of a draft, raised by one with each save; stored in an integer column. */
export const revision = z.int().check(z.gte(0), z.lte(2_147_483_647));

export const draftAnswer = z.object({
  document: text,
  revision,
  savedAt: optionalInstant,
  content: z.unknown(),
  /** Whether a later release wrote it: it can be read but not changed. */
  isReadOnly: z.boolean(),
});

/** The published edition before an edition; null if there is none. */
export const editionBeforeAnswer = z.object({ content: z.unknown() });

/** A document in the list of all documents. */
export const documentAnswer = z.object({
  document: text,
  liveAt: optionalInstant,
  draftSavedAt: optionalInstant,
  /** When its scheduled version goes live. */
  dueAt: optionalInstant,
  draftDiffersFromLive: z.boolean(),
  draftDiffersFromScheduled: z.boolean(),
  /** The version that the draft is an unchanged copy of, unless that one is live or scheduled. */
  restoredVersion: z.nullable(z.int()),
  /** Whether pages show it as the current edition. */
  isCurrent: z.boolean(),
});

export const versionAnswer = z.object({
  id: z.uuid(),
  number: z.int(),
  sha256: text,
  note: optionalText,
  createdAt: instant,
  createdBy: text,
});

export const publicationStates = ['scheduled', 'live', 'blocked', 'cancelled'] as const;

export const publicationAnswer = z.object({
  id: z.uuid(),
  versionId: z.uuid(),
  state: z.enum(publicationStates),
  makesCurrent: z.boolean(),
  dueAt: instant,
  liveAt: optionalInstant,
  problem: optionalText,
});

/** A field in which two contents differ; `before` or `after` is omitted if only one of them has it. */
export const differenceAnswer = z.object({
  path: text,
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
  /** Titles of the list entries that contain the field, by path. */
  titles: z.record(z.string(), z.string()),
});

export const findingsAnswer = z.array(z.object({ path: text, message: text, level: z.enum(['error', 'warning']) }));

export type Draft = z.infer<typeof draftAnswer>;
export type ContentDocument = z.infer<typeof documentAnswer>;
export type ContentVersion = z.infer<typeof versionAnswer>;
export type ContentPublication = z.infer<typeof publicationAnswer>;
