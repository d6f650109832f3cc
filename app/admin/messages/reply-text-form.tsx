import type { ReplyText } from '#domain/reply-texts/reply-text-answer.ts';
import { replyTextInput } from '#domain/reply-texts/reply-text-input.ts';
import { textsOf } from '../../workspace/form/body-fields.ts';
import type { RecordForm } from '../../workspace/form/record-form.ts';
import { collectTranslations, translationFields, translationValues } from '../../workspace/form/translation-fields.ts';

const valuesOf = (replyText: ReplyText | null) => ({
  ...textsOf(replyText, 'title', 'text'),
  ...translationValues(replyText, 'text'),
});

const replyTextForm: RecordForm<ReplyText, ReturnType<typeof valuesOf>> = {
  addTitle: 'Add Reply Text',
  editTitle: 'Edit Reply Text',
  noun: 'reply text',
  schema: replyTextInput,
  valuesOf,
  bodyOf: collectTranslations,
  fields: [
    {
      name: 'title',
      label: 'Title',
      required: true,
      wide: true,
      help: 'For choosing it; the recipient doesn’t see it.',
    },
    { name: 'text', label: 'Text', required: true, rows: 8, wide: true },
    ...translationFields([{ name: 'text', label: 'Text', rows: 8 }], 'en'),
  ],
};

export default replyTextForm;
