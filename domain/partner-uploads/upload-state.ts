/** open: pieces are missing; checking: all are there; refused: with a reason; available: everybody it is for sees it. */
export const uploadStates = ['open', 'checking', 'refused', 'available'] as const;

/** Why a file was refused when it had come in. */
export const uploadFaults = ['not-its-type', 'damaged', 'macros', 'too-much-inside', 'virus', 'ended'] as const;
export type UploadFault = (typeof uploadFaults)[number];

export const faultSentences: Record<'de' | 'en', Record<UploadFault, string>> = {
  de: {
    'not-its-type': 'Der Inhalt passt nicht zur Endung: Angenommen werden PDF, Excel, PowerPoint und Word.',
    damaged: 'Die Datei ist beschädigt oder mit einem Passwort geschützt.',
    macros: 'Dateien mit Makros werden nicht angenommen. Speichern Sie sie ohne Makros.',
    'too-much-inside': 'In der Datei ist mehr verpackt, als angenommen wird.',
    virus: 'Der Virenscanner hat die Datei beanstandet.',
    ended: 'Der Zugang oder die Datei, zu der sie gehört, besteht nicht mehr.',
  },
  en: {
    'not-its-type': 'Its content doesn’t fit its name: PDF, Excel, PowerPoint and Word are taken.',
    damaged: 'The file is damaged or protected by a password.',
    macros: 'Files with macros aren’t taken. Save it without macros.',
    'too-much-inside': 'There is more packed into the file than is taken.',
    virus: 'The virus scanner objects to this file.',
    ended: 'The access, or the file that it belongs to, is no more.',
  },
};
