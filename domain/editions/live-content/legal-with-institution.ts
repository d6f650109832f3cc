import type { Institution } from '#content/institution-schemas.ts';
import type { InstitutionPart, LegalNotice, LegalSection } from '#content/legal-schemas.ts';
import type { PageTexts } from '#content/page-schemas.ts';
import type { Language } from '#platform/languages.ts';
import { sellerWords } from '../../core/seller-words.ts';

const addressOf = ({ name, address }: Institution, unit: string, language: Language): string[] => [
  name,
  unit,
  [address.street, address.buildingNumber].filter(Boolean).join(' '),
  `${address.zip} ${address.city}`,
  sellerWords(language).country,
];

/** The content that a part of the institution adds to a section. */
const shown: Record<InstitutionPart, (institution: Institution, language: Language) => Partial<LegalSection>> = {
  publisher: ({ publisher }) => ({ paragraphs: [publisher.statement] }),
  address: (institution, language) => ({
    address: addressOf(institution, institution.department, language),
    email: emailOf(institution),
  }),
  'responsible-persons': ({ publisher }) => ({ paragraphs: publisher.responsiblePersons }),
  contact: (institution) => ({ email: emailOf(institution) }),
  institute: (institution, language) => ({ address: addressOf(institution, institution.institute, language) }),
  'project-lead': ({ publisher }) => personOf(publisher.projectLead),
  association: ({ publisher }) => personOf(publisher.association),
};

const emailOf = ({ publisher, contactEmail }: Institution): string => publisher.email ?? contactEmail;
const personOf = ({ text, email }: { text: string; email: string }) => ({ paragraphs: [text], email });

function sectionWith(institution: Institution, section: LegalSection, language: Language): LegalSection {
  if (!section.shows) return section;
  const { paragraphs = [], ...part } = shown[section.shows](institution, language);
  return { ...section, ...part, paragraphs: [...section.paragraphs, ...paragraphs] };
}

/** The legal notices with the institution's data in their sections. */
export function legalWithInstitution(
  legal: PageTexts['legal'],
  institution: Institution,
  language: Language,
): PageTexts['legal'] {
  const whole = (notice: LegalNotice) => ({
    ...notice,
    sections: notice.sections.map((section) => sectionWith(institution, section, language)),
  });
  return { impressum: whole(legal.impressum), imprint: whole(legal.imprint) };
}
