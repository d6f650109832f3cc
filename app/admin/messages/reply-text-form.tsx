import type { ReplyText } from '#domain/reply-texts/reply-text-answer.ts';
import { replyTextInput } from '#domain/reply-texts/reply-text-input.ts';
import { textValues } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';

const valuesOf = (replyText: ReplyText | null) => textValues(replyText, 'title', 'text');

const replyTextForm: RecordForm<ReplyText, ReturnType<typeof valuesOf>> = {
  addTitle: 'Add Reply Text',
  editTitle: 'Edit Reply Text',
  noun: 'reply text',
  schema: replyTextInput,
  valuesOf,
  bodyOf: (values) => values,
  fields: [
    {
      name: 'title',
      label: 'Title',
      required: true,
      isWide: true,
      help: 'For choosing it; the recipient doesn’t see it.',
    },
    { name: 'text', label: 'Text', required: true, rows: 8, isWide: true },
  ],
  translated: ['text'],
};

export default replyTextForm;
