import * as z from 'zod/mini';
import { field } from './field-meta.ts';
import { line, text } from './field-schemas.ts';

export const pageHeading = z.strictObject({
  kicker: field(line, 'Line above the title', { isWide: true }),
  title: field(line, 'Title', { isWide: true }),
  lead: field(text, 'Lead', { format: 'inline' }),
});
export const description = field(text, 'Description', { help: 'For search engines and previews of links.' });
/** Texts that every page has. */
export const page = { heading: field(pageHeading, 'Page heading'), description };

export type PageHeadingTexts = z.infer<typeof pageHeading>;
