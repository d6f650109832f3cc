/** The shapes of the texts of pages, one document each. Texts refer to facts of the current edition like {{facts.year}}. */
import * as z from 'zod/mini';
import {
  documentAddress,
  email,
  externalUrl,
  isoDate,
  line,
  ownPath,
  postalAddress,
  slug,
  text,
  year,
} from './schemas.ts';

const pageHeading = z.strictObject({ kicker: line, title: line, lead: text });

/** What every page says; `description` is for search engines and previews. */
const page = { heading: pageHeading, description: text };

/** A place on another site, in the words of its link. */
const outsideLink = z.strictObject({ href: externalUrl, label: line });

/**
 * Who publishes the study: named by the legal notices, the footer, invoices, mails, press releases and data for search engines,
 * which all take it from here.
 */
const institution = z.strictObject({
  name: line,
  department: line,
  institute: line,
  address: postalAddress,
  /** For visitors: beside forms, on the legal pages, on invoices, in mails and in security.txt. */
  contactEmail: email,
  /** Under which mails, the feed, passkeys and codes of apps come; their address is the setting MAIL_FROM. */
  senderName: line,
  publisher: z.strictObject({
    statement: text,
    /** Of the legal notice; left out: `contactEmail`. */
    email: z.optional(email),
    responsiblePersons: z.array(text).check(z.minLength(1)),
    projectLead: z.strictObject({ text, email }),
    association: z.strictObject({ text, email }),
  }),
  /** Named by invoices as seller and creditor, and the holder of INVOICE_UID. */
  seller: z.extend(postalAddress, { name: line.check(z.maxLength(70)) }),
  footer: z.strictObject({
    /** Follows © and the year. */
    copyright: line,
    department: outsideLink,
  }),
  /** Also a vCard. */
  pressContact: z.strictObject({ name: line, role: line, organization: line, email }),
  /** Names that look like samples ('Mustermann AG') and are real. */
  realNames: z.array(line),
});

/** The frame of every page: navigation, footer, sign-up for news. */
const frame = z.strictObject({
  claim: line,
  /** Where these lead is code: the routes of app/routes.ts. */
  navigation: z.strictObject({ insights: line, about: line, partners: line, studies: line, media: line }),
  callToAction: line,
  partnerArea: line,
  legalNotice: line,
  privacy: line,
  agency: outsideLink,
  news: z.strictObject({ title: line, lead: text }),
  notFound: text,
});

/** The home page beside its edition, and the contact form that stands below every page. */
const homePage = z.strictObject({
  /** For tabs of browsers and search engines. */
  title: line,
  description: text,
  editionKicker: line,
  foundationKicker: line,
  partners: pageHeading,
  contact: pageHeading,
});

/** The page of the charts beside its edition: it says the facts of the edition it shows, of `order` those of the one on sale. */
const insightsPage = z.strictObject({
  /** For tabs of browsers and search engines. */
  title: line,
  description: text,
  heading: pageHeading,
  order: z.strictObject({ title: line, text }),
});

/** The page about the study beside its edition. */
const aboutPage = z.strictObject({ ...page, chronicleKicker: line, teamKicker: line });

/** The page of the partners: a title for each group. */
const partnersPage = z.strictObject({
  ...page,
  groups: z.strictObject({ academic: line, industry: line, research: line, association: line }),
});

/** The order's page beside its edition. */
const orderPage = z.strictObject({ ...page, topicsTitle: line, pricesTitle: line });

const languageLinks = z.strictObject({ de: z.optional(documentAddress), en: z.optional(documentAddress) });

const archiveEdition = z.strictObject({
  year,
  title: line,
  description: text,
  pages: z.int().check(z.gte(1)),
  date: isoDate,
  /** A picture of the library, or a drawn cover without its format. */
  cover: z.optional(ownPath),
  downloadLinks: z.strictObject({ selectedInsights: languageLinks, onePager: languageLinks }),
});

const testimonial = z.strictObject({ quote: text, author: line, position: line, company: line });

const downloadCard = z.strictObject({
  title: line,
  description: text,
  files: z.array(z.strictObject({ format: line, label: line, address: ownPath })).check(z.minLength(1)),
});

/** The texts of /studies beside the current edition: archive, newest first, materials, what experts say. */
const studiesPage = z.strictObject({
  ...page,
  currentKicker: line,
  archiveTitle: line,
  allEditions: outsideLink,
  archive: z.array(archiveEdition),
  materialsTitle: line,
  materialsLead: text,
  materials: z.array(downloadCard),
  testimonialsTitle: line,
  /** Without any the page leaves that part out. */
  testimonials: z.array(testimonial),
});

/**
 * `picture` is one of the library, or a drawn one that came with the site, without size and format: `${picture}-800.avif`,
 * `${picture}-1600.jpg`.
 */
const galleryPicture = z.strictObject({ picture: ownPath, alt: line, caption: line });

/** The texts of /media: its kit, the gallery. */
const mediaPage = z.strictObject({
  ...page,
  kitTitle: line,
  kit: z.array(downloadCard).check(z.minLength(1)),
  galleryTitle: line,
  gallery: z.array(galleryPicture),
  reportsTitle: line,
});

/** Lists of the privacy note that are made of what the site stores. */
const privacyLists = ['stored-data', 'cookies', 'terms', 'recipients'] as const;
const legalPart = z.strictObject({
  title: line,
  paragraphs: z.array(text),
  items: z.optional(z.array(text)),
  /** Follows the part's own items. */
  shows: z.optional(z.enum(privacyLists)),
});
/** What a section of a legal notice shows of the document 'institution'. */
const institutionParts = [
  'publisher',
  'address',
  'responsible-persons',
  'contact',
  'institute',
  'project-lead',
  'association',
] as const;
/** `id` is the anchor on the page. `address` is printed line by line; `email` becomes a mail link. */
const legalSection = z.strictObject({
  id: slug,
  title: line,
  paragraphs: z.array(text),
  /** Follows the section's own paragraphs. */
  shows: z.optional(z.enum(institutionParts)),
  address: z.optional(z.array(line)),
  email: z.optional(email),
  parts: z.optional(z.array(legalPart)),
});
const legalNotice = z.strictObject({
  path: ownPath,
  description: text,
  title: line,
  lead: text,
  sections: z.array(legalSection),
  status: z.optional(line),
  otherNotice: z.strictObject({ path: ownPath, label: line }),
});
const legalPages = z.strictObject({ impressum: legalNotice, imprint: legalNotice });

const partnerAreaFile = z.strictObject({
  name: line,
  type: z.enum(['PDF', 'Excel', 'PowerPoint', 'Word']),
  size: line,
  category: line,
  year,
  uploadDate: isoDate,
});

const partnerAreaProfile = z.strictObject({ firstName: line, lastName: line, email, organization: line });

/** The partners' area: its demonstration with what that shows, and the sign-in as soon as a firm is invited. */
const partnerAreaPage = z.strictObject({
  ...page,
  /** Who has access. */
  invited: text,
  demo: z.strictObject({
    files: z.array(partnerAreaFile),
    filesNote: text,
    uploadNote: text,
    profile: partnerAreaProfile,
  }),
});

/** Every document that is no edition's, by its name. */
export const pageDocuments = {
  institution,
  frame,
  home: homePage,
  insights: insightsPage,
  about: aboutPage,
  partners: partnersPage,
  order: orderPage,
  studies: studiesPage,
  media: mediaPage,
  legal: legalPages,
  'partner-area': partnerAreaPage,
};

export type PageDocument = keyof typeof pageDocuments;
/** The texts of all pages, by the name of their document. */
export type PageTexts = { [Name in PageDocument]: z.infer<(typeof pageDocuments)[Name]> };

export type PageHeadingTexts = z.infer<typeof pageHeading>;
export type ArchiveEdition = z.infer<typeof archiveEdition>;
export type Testimonial = z.infer<typeof testimonial>;
export type FrameTexts = z.infer<typeof frame>;
export type PartnerAreaFile = z.infer<typeof partnerAreaFile>;
export type PartnerAreaProfile = z.infer<typeof partnerAreaProfile>;
export type DownloadCard = z.infer<typeof downloadCard>;
export type LegalSection = z.infer<typeof legalSection>;
export type LegalNotice = z.infer<typeof legalNotice>;
export type GalleryPicture = z.infer<typeof galleryPicture>;
export type Institution = z.infer<typeof institution>;
export type LegalPart = z.infer<typeof legalPart>;
export type PrivacyList = (typeof privacyLists)[number];
export type InstitutionPart = (typeof institutionParts)[number];
