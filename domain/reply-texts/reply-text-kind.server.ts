import * as z from 'zod/mini';
import { recordKind } from '../core/records/record-kind.server.ts';
import { withTranslations } from '../core/records/translated-text.ts';
import { trashDays } from '../core/records/trash-term.ts';
import { replyTextAnswer } from './reply-text-answer.ts';
import { replyTextCalls } from './reply-text-calls.ts';
import { replyTextChange, replyTextInput } from './reply-text-input.ts';
import { listReplyTexts } from './reply-text-queries.server.ts';
import { replyTexts } from './reply-text-table.server.ts';

export const replyTextKind = recordKind({
  calls: replyTextCalls,
  noun: 'reply text',
  nameOf: ({ title }) => title,
  language: 'en',
  permissions: { read: 'read-messages', change: 'messages' },
  table: replyTexts,
  answer: replyTextAnswer,
  present: withTranslations,
  list: { administrator: { query: z.object({}), find: listReplyTexts } },
  input: { body: replyTextInput, example: { title: 'Dank', text: 'Vielen Dank für Ihre Nachricht.' } },
  change: { body: replyTextChange, example: { title: 'Dank und Gruss' } },
  maxRecords: 10,
  files: {},
  daysAfterDeletion: trashDays,
  privacy: 'no personal data',
  personalData: null,
  starterRows: null,
  samples: null,
});
