/** What a file of the partner area is about. */
export const partnerFileCategories = ['study', 'data', 'presentation', 'methodology', 'other'] as const;
export type PartnerFileCategory = (typeof partnerFileCategories)[number];

export const categoryNames: Record<'de' | 'en', Record<PartnerFileCategory, string>> = {
  de: {
    study: 'Studie',
    data: 'Daten',
    presentation: 'Präsentation',
    methodology: 'Methodik',
    other: 'Weiteres',
  },
  en: {
    study: 'Study',
    data: 'Data',
    presentation: 'Presentation',
    methodology: 'Methodology',
    other: 'Other',
  },
};

/** The formats that are taken, by the ending of their names. */
export const partnerFileTypes = ['pdf', 'xlsx', 'pptx', 'docx'] as const;
export type PartnerFileType = (typeof partnerFileTypes)[number];

export const typeNames: Record<PartnerFileType, string> = {
  pdf: 'PDF',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  docx: 'Word',
};

/** By its name; what it holds is looked at when it has come in. undefined: none that is taken. */
export function partnerFileType(fileName: string): PartnerFileType | undefined {
  const ending = fileName.split('.').at(-1)?.toLowerCase();
  return partnerFileTypes.find((type) => type === ending);
}

export const earliestYear = 2000;
export const latestYear = 2100;
