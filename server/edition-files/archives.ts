import { strToU8, type Zippable, zipSync } from 'fflate';
import type { Edition } from '#content/schemas.ts';
import { chartWords } from '#domain/insights/chart-words.ts';
import { citationText } from '#domain/insights/citation.ts';
import { hasFiles } from '#domain/insights/insight-files.ts';
import type { Language } from '#platform/languages.ts';
import { editionFilesWords } from './edition-files-words.ts';

export type ArchiveFiles = Map<string, Buffer | string>;

/** One ZIP; the same files give the same bytes. @param created the date of the files */
export function zipArchive(files: ReadonlyMap<string, Uint8Array | string>, created: string): Buffer {
  const content: Zippable = {};
  for (const [name, file] of files) {
    // Pictures are compressed already.
    content[name] = [typeof file === 'string' ? strToU8(file) : file, { level: name.endsWith('.png') ? 0 : 9 }];
  }
  return Buffer.from(zipSync(content, { mtime: `${created}T12:00:00` }));
}

/** The readme of a diagram archive: content, licence and citation. */
export function cardsReadme(edition: Edition, formats: string, language: Language): string {
  const words = editionFilesWords(language);
  const { facts, insightCards, citation } = edition;
  return [
    words.chartsAndData(facts.title),
    '',
    chartWords(language).source(facts.sourceLine),
    words.filesOfCard(formats),
    '',
    ...insightCards
      .filter((card) => hasFiles(facts.year, card))
      .flatMap((card) => [
        cardFileName(card),
        `  ${card.title}`,
        `  ${card.message}`,
        ...card.notes.map((note) => `  ${note}`),
        '',
      ]),
    words.nameSource,
    citationText(citation, language),
    '',
  ].join('\r\n');
}

/** '03-customer-journey': sorts the files of an archive in the order of the cards. */
export function cardFileName({ id, slug }: { id: number; slug: string }): string {
  return `${String(id).padStart(2, '0')}-${slug}`;
}

export const logosReadme = [
  'Versicherungsmonitor: Wortmarke',
  '',
  'versicherungsmonitor-logo        für helle Gründe',
  'versicherungsmonitor-logo-white  für dunkle Gründe',
  '',
  'SVG für Druck und Web, PNG für Büroprogramme. Bitte Farben und Proportionen nicht ändern und rundum',
  'einen Freiraum von der Höhe des höchsten Balkens lassen.',
  '',
].join('\r\n');
