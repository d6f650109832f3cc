/**
 * The publisher and seller of the study, shown in legal notices, footer, invoices, mails, press releases and structured
 * data.
 */
import * as z from 'zod/mini';
import { field, group, section } from './field-meta.ts';
import { email, externalUrl, line, text, zipForm } from './field-schemas.ts';

/** A Swiss address, with the lengths that the QR-bill allows. */
const postalAddress = z.strictObject({
  street: field(line.check(z.maxLength(70)), 'Street'),
  buildingNumber: field(z.optional(line.check(z.maxLength(16))), 'Number'),
  zip: field(z.string().check(z.regex(zipForm)), 'Postal code'),
  city: field(line.check(z.maxLength(35)), 'Town'),
});

/** A link to another site. */
export const externalLink = (name: string) =>
  z.strictObject({ label: field(line, `${name}: link`), href: field(externalUrl, `${name}: address`) });

const publisher = z.strictObject({
  statement: field(text, 'Publisher', { rows: 2 }),
  email: field(z.optional(email), 'E-mail of the legal notices', {
    help: 'If empty, the e-mail for visitors is used.',
    isWide: true,
  }),
  responsiblePersons: field(z.array(text).check(z.minLength(1)), 'Responsible persons'),
  projectLead: z.strictObject({
    text: field(text, 'Project lead', { rows: 1 }),
    email: field(email, 'E-mail of the project lead'),
  }),
  association: z.strictObject({
    text: field(text, 'Association', { rows: 1 }),
    email: field(email, 'E-mail of the association'),
  }),
});

export const institution = z.strictObject({
  ...section(
    { id: 'institution', label: 'Institution' },
    {
      ...group('Institution', {
        name: field(line, 'University'),
        department: field(line, 'Department'),
        institute: field(line, 'Institute', { isWide: true }),
        address: postalAddress,
      }),
      ...group('Contact and mails', {
        contactEmail: field(email, 'E-mail for visitors', {
          help: 'Beside the forms, on the legal pages, on invoices and in mails.',
        }),
        senderName: field(line, 'Sender of mails', {
          help: 'Also the name of the feed, of passkeys and in authenticator apps. Mails are sent from the address in the setting MAIL_FROM.',
        }),
      }),
      ...group('Footer', {
        footer: z.strictObject({
          copyright: field(line, 'Publisher', { help: 'Follows © and the year of the edition.', isWide: true }),
          department: externalLink('Department'),
        }),
      }),
      ...group('Names that look like samples', {
        realNames: field(z.array(line), 'Names that are real', {
          rows: 2,
          help: 'Names like Muster or Beispiel count as samples, and a sample cannot sell. Enter real names here in full, one per line, such as Mustermann AG.',
        }),
      }),
    },
  ),
  ...section(
    {
      id: 'seller',
      label: 'Seller',
      page: '/order',
      intro:
        'Named by every new invoice, the QR-bill and the foot of every mail, as the holder of the UID in INVOICE_UID. The account is the setting INVOICE_IBAN. Issued invoices keep the seller they name.',
    },
    {
      seller: field(
        z.strictObject({
          name: field(line.check(z.maxLength(70)), 'Name', { isWide: true }),
          ...postalAddress.shape,
        }),
        'Seller',
      ),
    },
  ),
  ...section(
    {
      id: 'publisher',
      label: 'Legal notices',
      intro: 'Sections of the legal notices that show the institution take their text from here.',
    },
    { publisher: field(publisher, 'Legal notices') },
  ),
  ...section(
    {
      id: 'press',
      label: 'Press contact',
      page: '/media',
      intro:
        'Shown in the last card of the media kit, in its vCard, and in the press releases of editions published from now on.',
    },
    {
      pressContact: field(
        z.strictObject({
          name: field(line, 'Name'),
          role: field(line, 'Role'),
          organization: field(line, 'Organization'),
          email: field(email, 'E-mail'),
        }),
        'Press contact',
      ),
    },
  ),
});

export type Institution = z.infer<typeof institution>;
