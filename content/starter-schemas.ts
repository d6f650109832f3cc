/** The schemas of the records in `content/starter/`. An omitted field has the default of its column. */
import * as z from 'zod/mini';
import { email, externalUrl, isoDate, line, ownPath, text, year } from './field-schemas.ts';

const optionalText = z.optional(text);
const optionalLine = z.optional(line);
const imageAddress = z.optional(z.union([ownPath, externalUrl]));

export const starterPartner = z.object({
  name: line,
  description: optionalText,
  type: z.enum(['academic', 'industry', 'association', 'research']),
  /** File in content/starter/pictures, stored like an uploaded logo; without one, `logoUrl` is stored unchanged. */
  logoPicture: z.optional(z.string().check(z.regex(/^partner-[a-z0-9-]+\.png$/))),
  logoUrl: imageAddress,
  websiteUrl: z.optional(externalUrl),
  contactEmail: z.optional(email),
  isActive: z.optional(z.boolean()),
});
export const starterTeamMember = z.object({
  name: line,
  title: z.string(),
  role: z.enum(['Projektleiter', 'Co-Projektleiter', 'Senior Researcher']),
  organization: line,
  department: optionalLine,
  email: z.optional(email),
  profileImageUrl: imageAddress,
  bio: optionalText,
  expertise: z.array(z.string().check(z.minLength(1), z.maxLength(60))).check(z.maxLength(20)),
  linkedinUrl: z.optional(externalUrl),
  isActive: z.optional(z.boolean()),
  sortOrder: z.int(),
});
export const starterStudy = z.object({
  title: line,
  description: optionalText,
  year,
  pdfUrl: z.optional(z.union([ownPath, externalUrl])),
  pages: z.optional(z.int().check(z.gte(0))),
  language: z.enum(['de', 'en', 'fr', 'it']),
  publishedAt: z.optional(isoDate),
  isCurrentEdition: z.optional(z.boolean()),
});
export const starterMediaItem = z.object({
  title: line,
  description: optionalText,
  type: z.enum(['article', 'video', 'quote', 'image']),
  outlet: optionalLine,
  url: z.optional(externalUrl),
  imageUrl: imageAddress,
  publishedAt: z.optional(isoDate),
});
export const starterHeroVideo = z.object({
  title: line,
  description: optionalText,
  videoUrl: z.union([ownPath, externalUrl]),
  isActive: z.boolean(),
});

export type StarterPartner = z.infer<typeof starterPartner>;
export type StarterTeamMember = z.infer<typeof starterTeamMember>;
export type StarterStudy = z.infer<typeof starterStudy>;
export type StarterMediaItem = z.infer<typeof starterMediaItem>;
export type StarterHeroVideo = z.infer<typeof starterHeroVideo>;
