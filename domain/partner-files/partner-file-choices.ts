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

/** How a file of the office may be passed on; none by default. */
export const confidentialities = ['internal', 'confidential'] as const;
export type Confidentiality = (typeof confidentialities)[number];

export const confidentialityNames: Record<'de' | 'en', Record<Confidentiality, string>> = {
  de: { internal: 'intern', confidential: 'vertraulich' },
  en: { internal: 'Internal', confidential: 'Confidential' },
};

/** The accepted formats, by file extension. */
export const partnerFileTypes = ['pdf', 'xlsx', 'pptx', 'docx'] as const;
export type PartnerFileType = (typeof partnerFileTypes)[number];

export const typeNames: Record<PartnerFileType, string> = {
  pdf: 'PDF',
  xlsx: 'Excel',
  pptx: 'PowerPoint',
  docx: 'Word',
};

/** The type by file extension (the content is checked after the upload); undefined if it isn't accepted. */
export function partnerFileType(fileName: string): PartnerFileType | undefined {
  const extension = fileName.split('.').at(-1)?.toLowerCase();
  return partnerFileTypes.find((type) => type === extension);
}

export const earliestFileYear = 2000;
export const latestFileYear = 2100;

/** How long a deleted file can be restored, and counts for its firm. */
export const deletedFileDays = 30;
