/**
 * Until schema version 4 the frame, the legal notices and the media page named the publisher. This moves their texts to the
 * document 'institution'. Drafts may be incomplete; a section of an unknown form keeps its text.
 */
import { institution as firstInstitution } from '#content/institution.ts';
import type { Institution } from '#content/institution-schemas.ts';
import type { InstitutionPart, LegalSection } from '#content/legal-schemas.ts';

interface FormerLegal {
  impressum?: { sections?: LegalSection[] };
  imprint?: { sections?: LegalSection[] };
}
/** The documents of version 4 that the institution is read from. */
export interface FormerTexts {
  frame?: { contactEmail?: string; copyright?: string; department?: Institution['footer']['department'] };
  legal?: FormerLegal;
  media?: { contact?: Institution['pressContact'] };
}

const omit = <Value extends object>(value: Value, ...names: string[]): Value =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name))) as Value;

/** Parses an address of five lines: university, unit, street with number, postal code with town, country. */
function readAddress(lines: readonly string[] | undefined) {
  const [name, unit, street = '', place = '', country, ...more] = lines ?? [];
  const [, zip, city] = /^(\d{4}) (.{1,35})$/.exec(place) ?? [];
  const [, road, buildingNumber] = /^(.{1,70}?)(?: (\d\S{0,15}))?$/.exec(street) ?? [];
  if (!name || !unit || !zip || !city || !road || country !== 'Schweiz' || more.length > 0) return undefined;
  return { name, unit, address: { street: road, ...(buildingNumber && { buildingNumber }), zip, city } };
}

function readContact(section: LegalSection | undefined) {
  const [text, ...more] = section?.paragraphs ?? [];
  return section?.email && text && more.length === 0 ? { text, email: section.email } : undefined;
}

/** The publisher's data in the legal notices; a value is undefined if its section is missing or of an unknown form. */
function readLegal({ impressum, imprint }: FormerLegal) {
  const find = (notice: FormerLegal['impressum'], id: string) =>
    notice?.sections?.find((section) => section.id === id && !section.shows);
  const [statement, ...more] = find(impressum, 'herausgeberin')?.paragraphs ?? [];
  const { address: lines, email } = find(impressum, 'adresse') ?? {};
  const publisher = email ? readAddress(lines) : undefined;
  const institute = readAddress(find(imprint, 'institut')?.address);
  const isSamePlace =
    institute?.name === publisher?.name && JSON.stringify(institute?.address) === JSON.stringify(publisher?.address);
  const persons = find(impressum, 'verantwortliche-personen')?.paragraphs ?? [];
  return {
    publisher,
    email: publisher && email,
    statement: more.length === 0 ? statement : undefined,
    institute: isSamePlace ? institute?.unit : undefined,
    responsiblePersons: persons.length > 0 ? persons : undefined,
    projectLead: readContact(find(imprint, 'projektleitung')),
    association: readContact(find(imprint, 'verband')),
  };
}

/** Replaces texts in the legal notices by references to the institution. */
function upgradeLegal(legal: FormerLegal): FormerLegal {
  const read = readLegal(legal);
  const parts: Record<string, [part: InstitutionPart, isRead: unknown, ...takes: (keyof LegalSection)[]]> = {
    herausgeberin: ['publisher', read.statement, 'paragraphs'],
    adresse: ['address', read.publisher, 'address', 'email'],
    'verantwortliche-personen': ['responsible-persons', read.responsiblePersons, 'paragraphs'],
    institut: ['institute', read.institute, 'address'],
    projektleitung: ['project-lead', read.projectLead, 'paragraphs', 'email'],
    verband: ['association', read.association, 'paragraphs', 'email'],
  };
  const section = (written: LegalSection): LegalSection => {
    if (written.shows) return written;
    const [part, isRead, ...takes] = parts[written.id] ?? [
      'contact',
      written.email && written.email === read.email,
      'email',
    ];
    if (!isRead) return written;
    const paragraphs = takes.includes('paragraphs') ? [] : written.paragraphs;
    return { ...omit(written, ...takes), paragraphs, shows: part };
  };
  const notice = (former: FormerLegal['impressum']) =>
    former?.sections ? { ...former, sections: former.sections.map(section) } : former;
  return {
    ...legal,
    ...(legal.impressum && { impressum: notice(legal.impressum) }),
    ...(legal.imprint && { imprint: notice(legal.imprint) }),
  };
}

/** A document of version 4 without the texts that moved to the institution. */
export function withoutInstitution(document: string, content: object): object {
  if (document === 'frame') return omit(content, 'department', 'copyright', 'contactEmail');
  if (document === 'media') return omit(content, 'contact');
  return document === 'legal' ? upgradeLegal(content) : content;
}

/** The institution from documents of version 4, completed from `known`. */
export function institutionOf({ frame = {}, legal = {}, media = {} }: FormerTexts, known: Institution): Institution {
  const { publisher: named, email, statement, institute, ...persons } = readLegal(legal);
  const knownPersons = Object.fromEntries(Object.entries(persons).filter(([, value]) => value !== undefined));
  const contactEmail = frame.contactEmail ?? known.contactEmail;
  const legalEmail = email ?? known.publisher.email;
  const isNamed = named && (named.name !== firstInstitution.name || named.unit !== firstInstitution.department);
  return {
    ...known,
    ...(named && { name: named.name, department: named.unit, address: named.address }),
    institute: institute ?? known.institute,
    contactEmail,
    publisher: {
      ...omit(known.publisher, 'email'),
      ...knownPersons,
      statement: statement ?? known.publisher.statement,
      ...(legalEmail && legalEmail !== contactEmail && { email: legalEmail }),
    },
    // The seller was in code: it is the publisher, if the office has named one.
    seller: isNamed ? { name: `${named.name}, ${named.unit}`.slice(0, 70), ...named.address } : known.seller,
    footer: {
      copyright: frame.copyright ?? known.footer.copyright,
      department: frame.department ?? known.footer.department,
    },
    pressContact: media.contact ?? known.pressContact,
  };
}
