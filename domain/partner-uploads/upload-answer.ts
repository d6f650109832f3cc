import * as z from 'zod/mini';
import { instant, optionalText, text } from '../core/records/record-answer.ts';
import { partnerFileCategories } from '../partner-files/partner-file-choices.ts';
import { uploadFaults, uploadStates } from './upload-state.ts';

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
  message: optionalText,
  /** The request of the office that it answers. */
  fileRequestId: z.nullable(z.uuid()),
  /** The version that already has these bytes: no second one was stored. */
  sameAsVersion: z.nullable(z.int()),
  /** Whether the file already has versions. */
  isNewVersion: z.boolean(),
  /** The received pieces; the digests show whether the same file is being resumed. */
  pieces: z.array(z.object({ number: z.int(), sha256: text })),
});

export type UploadStatus = z.infer<typeof uploadAnswer>;
