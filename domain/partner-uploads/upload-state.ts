/** open: pieces are missing; checking: complete; refused: rejected with a fault; available: its recipients see it. */
export const uploadStates = ['open', 'checking', 'refused', 'available'] as const;

/** Why a complete file was rejected. */
export const uploadFaults = ['not-its-type', 'damaged', 'macros', 'too-much-inside', 'virus', 'ended'] as const;
export type UploadFault = (typeof uploadFaults)[number];

export const faultMessages: Record<'de' | 'en', Record<UploadFault, string>> = {
  de: {
    'not-its-type': 'Der Inhalt passt nicht zur Endung: Angenommen werden PDF, Excel, PowerPoint und Word.',
    damaged: 'Die Datei ist beschädigt oder mit einem Passwort geschützt.',
    macros: 'Dateien mit Makros werden nicht angenommen. Speichern Sie sie ohne Makros.',
    'too-much-inside': 'Der entpackte Inhalt der Datei ist zu gross.',
    virus: 'Der Virenscanner hat die Datei beanstandet.',
    ended: 'Der Zugang oder die Datei, zu der sie gehört, besteht nicht mehr.',
  },
  en: {
    'not-its-type': 'The content doesn’t match the extension: PDF, Excel, PowerPoint and Word are accepted.',
    damaged: 'The file is damaged or protected by a password.',
    macros: 'Files with macros aren’t accepted. Save it without macros.',
    'too-much-inside': 'The unpacked content of the file is too large.',
    virus: 'The virus scanner objects to this file.',
    ended: 'The access, or the file it belongs to, no longer exists.',
  },
};
