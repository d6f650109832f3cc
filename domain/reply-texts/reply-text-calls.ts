import type * as z from 'zod/mini';
import { recordCalls } from '../core/records/record-calls.ts';
import type { ReplyText } from './reply-text-answer.ts';
import type { replyTextChange, replyTextInput } from './reply-text-input.ts';

export const replyTextCalls = recordCalls('reply-texts').of<
  ReplyText,
  z.input<typeof replyTextInput>,
  z.input<typeof replyTextChange>
>();
