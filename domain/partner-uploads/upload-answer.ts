import * as z from 'zod/mini';
import { instant, text } from '../core/records/record-answer.ts';
import { partnerFileCategories } from '../partner-files/partner-file-choices.ts';
import { uploadFaults, uploadStates } from './upload-state.ts';

/** A file on its way. */
export const uploadAnswer = z.object({
  id: z.uuid(),
  createdAt: instant,
  expiresAt: instant,
  partnerFileId: z.uuid(),
  fileName: text,
  title: text,
  category: z.enum(partnerFileCategories),
  year: z.int(),
  bytes: z.int(),
  state: z.enum(uploadStates),
  fault: z.nullable(z.enum(uploadFaults)),
  /** Whether the file has versions already. */
  isNewVersion: z.boolean(),
  /** What has come in, by number and digest: the same file is told by it. */
  pieces: z.array(z.object({ number: z.int(), sha256: text })),
});

export type UploadStatus = z.infer<typeof uploadAnswer>;
