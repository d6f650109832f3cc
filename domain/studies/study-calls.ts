import type * as z from 'zod/mini';
import { recordCalls } from '../core/records/record-calls.ts';
import type { StudyWithReport } from './study-answer.ts';
import type { studyChange, studyInput } from './study-input.ts';

export const studyCalls = recordCalls('studies').of<
  StudyWithReport,
  z.input<typeof studyInput>,
  z.input<typeof studyChange>
>();
