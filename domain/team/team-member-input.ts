import * as z from 'zod/mini';
import { german, maxLengths, sortOrderField } from '../core/records/field-types.ts';
import { translationsInput } from '../core/records/translations-input.ts';

const expertise = { longest: 60, most: 20 };
const listOfTexts = 'Die Fachgebiete müssen eine Liste von Texten sein';

const optionalTexts = {
  department: german.optionalText(maxLengths.organization),
  bio: german.optionalMultilineText(maxLengths.description),
};

/** Empty entries are dropped, as in the form's comma-separated list; null empties the list. */
const expertiseList = z.pipe(
  z.pipe(
    z.nullable(z.array(german.textOrEmpty(expertise.longest, listOfTexts), listOfTexts)),
    z.transform((entries): string[] => (entries ?? []).filter((entry) => entry !== '')),
  ),
  z.array(z.string()).check(z.maxLength(expertise.most, `Höchstens ${expertise.most} Fachgebiete`)),
);

const fields = {
  name: german.text(maxLengths.name, 'Name ist erforderlich'),
  /** Unlike other optional texts, an empty title stays an empty string. */
  title: z.pipe(
    german.optionalText(maxLengths.title),
    z.transform((title): string | undefined => (title === null ? '' : title)),
  ),
  role: german.text(maxLengths.name, 'Rolle ist erforderlich'),
  organization: german.text(maxLengths.organization, 'Organisation ist erforderlich'),
  email: german.optionalEmail(),
  profileImageUrl: german.optionalOwnOrHttpUrl(),
  expertise: expertiseList,
  ...optionalTexts,
  translations: translationsInput({
    title: german.optionalText(maxLengths.title),
    role: german.optionalText(maxLengths.name),
    expertise: z.optional(expertiseList),
    ...optionalTexts,
  }),
  linkedinUrl: german.optionalUrl('Ungültige LinkedIn URL'),
  isActive: z.boolean('Bitte wählen Sie eine Option aus'),
  sortOrder: sortOrderField('Die Reihenfolge muss eine ganze Zahl sein'),
};

export const teamMemberInput = z.object({
  ...fields,
  expertise: z._default(expertiseList, []),
  isActive: z._default(fields.isActive, true),
  sortOrder: z._default(fields.sortOrder, 0),
});

export const teamMemberChange = z.partial(z.object(fields));
