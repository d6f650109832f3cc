import { formatLongDate } from '#platform/dates.ts';

interface Scan {
  /** null if it was not recorded. */
  isScanned: boolean | null;
  scannedAt: Date | string | null;
}

const texts = {
  de: {
    scanned: 'Auf Viren geprüft am',
    notScanned: 'Nicht auf Viren geprüft',
    unknown: 'Nicht bekannt, ob auf Viren geprüft',
  },
  en: {
    scanned: 'Scanned for viruses on',
    notScanned: 'Not scanned for viruses',
    unknown: 'Not known whether scanned for viruses',
  },
};

/** Whether and when a version was scanned for viruses. */
export function scanText({ isScanned, scannedAt }: Scan, language: 'de' | 'en'): string {
  const { scanned, notScanned, unknown } = texts[language];
  if (isScanned && scannedAt) return `${scanned} ${formatLongDate(new Date(scannedAt))}`;
  return isScanned === false ? notScanned : unknown;
}
