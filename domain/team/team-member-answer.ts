import * as z from 'zod/mini';
import { changeableFields, optionalText, text } from '../core/records/record-answer.ts';
import { translationsAnswer } from '../core/records/translations-input.ts';

export const teamMemberAnswer = z.object({
  ...changeableFields,
  name: text,
  title: text,
  role: text,
  organization: text,
  department: optionalText,
  email: optionalText,
  profileImageUrl: optionalText,
  bio: optionalText,
  expertise: z.array(text),
  translations: translationsAnswer({ title: text, role: text, department: text, bio: text, expertise: z.array(text) }),
  linkedinUrl: optionalText,
  isActive: z.boolean(),
  sortOrder: z.int(),
});

export type TeamMember = z.infer<typeof teamMemberAnswer>;
