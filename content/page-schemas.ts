/**
 * The texts of pages, one document each. Texts refer to facts of the current edition like {{facts.year}}. A new text
 * needs a line here and one in its first version (page-texts.ts); the form follows the order of the fields.
 */
import * as z from 'zod/mini';
import { field, group, section } from './field-meta.ts';
import { documentAddress, isoDate, line, listKey, ownPath, text, year } from './field-schemas.ts';
import { externalLink, institution } from './institution-schemas.ts';
import { legalPages } from './legal-schemas.ts';
import { description, page, pageHeading } from './page-head-schemas.ts';
import { partnerAreaPage } from './partner-area-schemas.ts';

const tabTitle = field(line, 'Title of the browser tab', {
  help: 'For search engines and previews too.',
  isWide: true,
});

const texts = { id: 'texts', label: 'Texts' };

const navigationLink = z.strictObject({
  key: listKey,
  label: field(line, 'Label'),
  href: field(ownPath, 'Address'),
  isInFooter: field(z.boolean(), 'Also in the footer'),
});

/** The frame of every page: navigation, footer, sign-up for news. */
const frame = z.strictObject({
  ...section(texts, {
    ...group('Navigation', {
      navigation: field(z.array(navigationLink).check(z.minLength(1)), 'Links', { itemName: 'Link' }),
      callToAction: field(line, 'Button to the order'),
    }),
    ...group('Footer', {
      claim: field(line, 'Tagline', { isWide: true }),
      partnerArea: field(line, 'Button to the partner area', { isWide: true }),
      legalNotice: field(line, 'Link to the legal notice'),
      privacy: field(line, 'Link to the privacy note'),
      agency: externalLink('Agency'),
    }),
    ...group('News', {
      news: z.strictObject({
        title: field(line, 'Title of the news form', { isWide: true }),
        lead: field(text, 'Lead of the news form', { rows: 2, help: 'The link to the feed follows.' }),
      }),
    }),
    ...group('Page not found', { notFound: field(text, 'Text', { rows: 2 }) }),
  }),
});

/** Texts of the home page that don't come from its edition, and of the contact form on every page. */
const homePage = z.strictObject({
  ...section(texts, {
    title: tabTitle,
    description,
    editionKicker: field(line, 'Line above the current edition'),
    foundationKicker: field(line, 'Line above the text block'),
    partners: field(pageHeading, 'Partners'),
    contact: field(pageHeading, 'Contact form (on every page)'),
  }),
});

/**
 * Texts of /insights that don't come from its edition. `order` refers to the edition on sale, the others to the shown
 * one.
 */
const insightsPage = z.strictObject({
  ...section(
    {
      ...texts,
      intro:
        'The page of each edition fills in its own year and figures; only the link to the order uses those of the edition on sale.',
    },
    {
      heading: page.heading,
      title: tabTitle,
      description,
      order: field(
        z.strictObject({ title: field(line, 'Title', { isWide: true }), text: field(text, 'Text', { rows: 2 }) }),
        'Link to the order',
      ),
    },
  ),
});

/** Texts of /about that don't come from its edition. */
const aboutPage = z.strictObject({
  ...section(texts, {
    ...page,
    chronicleKicker: field(line, 'Line above the chronicle'),
    teamKicker: field(line, 'Line above the team'),
  }),
});

/** Texts of /partners: a title for each group. */
const partnersPage = z.strictObject({
  ...section(texts, {
    ...page,
    groups: z.strictObject({
      academic: field(line, 'Title: academic partners'),
      industry: field(line, 'Title: industry'),
      research: field(line, 'Title: panel partners'),
      association: field(line, 'Title: associations'),
    }),
  }),
});

/** Texts of /order that don't come from its edition. */
const orderPage = z.strictObject({
  ...section(texts, {
    ...page,
    topicsTitle: field(line, 'Title of the topics'),
    pricesTitle: field(line, 'Title of the prices'),
  }),
});

const languageLinks = (name: string) =>
  z.strictObject({
    de: field(z.optional(documentAddress), `${name}, DE`),
    en: field(z.optional(documentAddress), `${name}, EN`),
  });

const archiveEdition = z.strictObject({
  year: field(year, 'Year'),
  date: field(isoDate, 'Published on'),
  title: field(line, 'Title', { isWide: true }),
  description: field(text, 'Description'),
  pages: field(z.int().check(z.gte(1)), 'Pages'),
  /** A picture of the library, or a built-in cover without its extension. */
  cover: field(z.optional(ownPath), 'Cover', { control: 'cover' }),
  downloadLinks: z.strictObject({
    selectedInsights: languageLinks('Selected Insights'),
    onePager: languageLinks('One-Pager'),
  }),
});

const testimonial = z.strictObject({
  key: listKey,
  quote: field(text, 'Quotation', { rows: 4 }),
  author: field(line, 'Name'),
  position: field(line, 'Position'),
  company: field(line, 'Company'),
});

const downloadFile = z.strictObject({
  key: listKey,
  label: field(line, 'Label'),
  format: field(line, 'Format'),
  address: field(ownPath, 'Address', { control: 'file', isWide: true }),
});
const downloadCard = z.strictObject({
  key: listKey,
  title: field(line, 'Title', { isWide: true }),
  description: field(text, 'Description', { rows: 2 }),
  files: field(z.array(downloadFile).check(z.minLength(1)), 'Files', { itemName: 'File' }),
});

/** Texts of /studies that don't come from its edition: archive (newest first), materials, testimonials. */
const studiesPage = z.strictObject({
  ...section({ id: 'head', label: 'Head' }, { ...page, currentKicker: field(line, 'Line above the current edition') }),
  ...section(
    { id: 'archive', label: 'Archive' },
    {
      archiveTitle: field(line, 'Title', { isWide: true }),
      archive: field(z.array(archiveEdition), 'Earlier editions', { itemName: 'Edition', foldedBy: 'title' }),
      allEditions: externalLink('All editions'),
    },
  ),
  ...section(
    { id: 'materials', label: 'Materials' },
    {
      materialsTitle: field(line, 'Title', { isWide: true }),
      materialsLead: field(text, 'Lead', { rows: 2 }),
      materials: field(z.array(downloadCard), 'Materials', { itemName: 'Card' }),
    },
  ),
  ...section(
    { id: 'testimonials', label: 'Testimonials' },
    {
      testimonialsTitle: field(line, 'Title', { isWide: true }),
      /** If empty, the page has no such section. */
      testimonials: field(z.array(testimonial), 'Quotations', { itemName: 'Quotation' }),
    },
  ),
});

const galleryPicture = z.strictObject({
  key: listKey,
  /**
   * A picture of the library, or a built-in one without size and format: `${picture}-800.avif`,
   * `${picture}-1600.jpg`.
   */
  picture: field(ownPath, 'Picture', { control: 'gallery-picture', isWide: true }),
  alt: field(line, 'Alternative text', { rows: 2, help: 'Describes the picture.' }),
  caption: field(line, 'Caption', { isWide: true }),
});

/** Texts of /media: media kit and gallery. */
const mediaPage = z.strictObject({
  ...section({ id: 'head', label: 'Head' }, { ...page, reportsTitle: field(line, 'Title of the reports') }),
  ...section(
    { id: 'kit', label: 'Media kit' },
    {
      kitTitle: field(line, 'Title', { isWide: true }),
      kit: field(z.array(downloadCard).check(z.minLength(1)), 'Media kit', { itemName: 'Card' }),
    },
  ),
  ...section(
    { id: 'gallery', label: 'Gallery' },
    {
      galleryTitle: field(line, 'Title', { isWide: true }),
      gallery: field(z.array(galleryPicture), 'Pictures', {
        itemName: 'Picture',
        help: 'Media items of the type image are shown in the gallery too.',
      }),
    },
  ),
});

/**
 * Every document that is not an edition, by its name. Its title is in `domain/editions/documents/document-titles.ts`.
 */
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
export type PageTexts = { [Name in PageDocument]: z.infer<(typeof pageDocuments)[Name]> };

export type ArchiveEdition = z.infer<typeof archiveEdition>;
export type Testimonial = z.infer<typeof testimonial>;
export type DownloadCard = z.infer<typeof downloadCard>;
export type GalleryPicture = z.infer<typeof galleryPicture>;
