import { recordCalls } from '../core/records/record-calls.ts';
import type { ReplyText } from './reply-text-answer.ts';
import type { replyTextChange, replyTextInput } from './reply-text-input.ts';

export const replyTextCalls = recordCalls('reply-texts').of<ReplyText, typeof replyTextInput, typeof replyTextChange>();
