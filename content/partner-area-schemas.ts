import * as z from 'zod/mini';
import { field, section } from './field-meta.ts';
import { choice, email, isoDate, line, paragraphs, text, year } from './field-schemas.ts';
import { description, pageHeading } from './page-head-schemas.ts';

const partnerAreaFile = z.strictObject({
  name: field(line, 'Name', { isWide: true }),
  type: field(choice({ PDF: 'PDF', Excel: 'Excel', PowerPoint: 'PowerPoint', Word: 'Word' }), 'Type'),
  size: field(line, 'Size'),
  category: field(line, 'Category'),
  year: field(year, 'Year'),
  uploadDate: field(isoDate, 'Uploaded on'),
});

const partnerAreaProfile = z.strictObject({
  firstName: field(line, 'First name'),
  lastName: field(line, 'Last name'),
  email: field(email, 'E-mail', { help: 'Shown as the signed-in account.' }),
  organization: field(line, 'Organization'),
});

/** Texts of the partner area: its demonstration, and the sign-in once a firm is invited. */
export const partnerAreaPage = z.strictObject({
  ...section(
    { id: 'sign-in', label: 'Sign-in' },
    {
      heading: field(pageHeading, 'Sign-in of the demonstration'),
      invited: field(text, 'Lead as soon as a firm is invited', {
        help: 'The demonstration then ends. Its title stays. Bold: **words**. Link: [words](/partners).',
      }),
      description,
    },
  ),
  ...section(
    {
      id: 'terms',
      label: 'Terms',
      intro:
        'Terms and privacy notice, in German like the area. Once published, everybody of a firm has to accept each new version before they can use the area. Leave it empty to ask nobody.',
    },
    {
      areaTerms: field(z.optional(paragraphs), 'Terms and privacy notice', { rows: 16, format: 'block', isWide: true }),
    },
  ),
  ...section(
    {
      id: 'demo',
      label: 'Demonstration',
      intro: 'Samples, shown until the first firm is invited.',
    },
    {
      demo: field(
        z.strictObject({
          files: field(z.array(partnerAreaFile), 'Files', { itemName: 'File' }),
          filesNote: field(text, 'Note below the files', { rows: 2 }),
          uploadNote: field(text, 'Note below the upload', { rows: 2 }),
          profile: field(partnerAreaProfile, 'Profile'),
        }),
        'Demonstration',
      ),
    },
  ),
});

export type PartnerAreaFile = z.infer<typeof partnerAreaFile>;
export type PartnerAreaProfile = z.infer<typeof partnerAreaProfile>;
