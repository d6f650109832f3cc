import type { Edition } from '#content/schemas.ts';
import { type Language, localPath } from '#platform/languages.ts';
import { citationText, editionCitation } from '../citation.ts';
import { editionAddress } from '../insight-files.ts';
import { type PublishedVersion, versionTitle } from '../published-version.ts';
import { packageReadmeWords } from './package-readme-words.ts';

/** An edition in one language, as its package describes it. */
export interface DescribedEdition {
  language: Language;
  edition: Edition;
  /** The site's origin without trailing slash. */
  publicUrl: string;
  version: PublishedVersion;
}

const line = '-'.repeat(72);

function section({ language, edition, publicUrl, version }: DescribedEdition): string {
  const words = packageReadmeWords(language);
  const { facts } = edition;
  const title = words.title(facts.title);
  return [
    `${title}\n${'='.repeat(title.length)}`,
    version.number > 1 ? versionTitle(version, language) : words.firstVersion,
    words.about,
    words.read,
    words.data,
    words.verify,
    `${words.cite}\n${editionCitation(edition, { language, publicUrl, version }).text}`,
    `${words.online}\n${publicUrl}${localPath(language, editionAddress(facts.year))}`,
  ].join('\n\n');
}

function licenceSection({ language, edition: { facts, citation } }: DescribedEdition): string {
  const words = packageReadmeWords(language);
  return [
    words.licence,
    facts.licence ? words.underLicence(facts.licence) : words.noLicence,
    citationText(citation, language),
    words.font,
  ].join('\n\n');
}

const inEachLanguage = (editions: readonly DescribedEdition[], write: (edition: DescribedEdition) => string) =>
  `${editions.map(write).join(`\n\n${line}\n\n`)}\n`;

export const packageReadme = (editions: readonly DescribedEdition[]): string => inEachLanguage(editions, section);

export const packageLicence = (editions: readonly DescribedEdition[]): string =>
  inEachLanguage(editions, licenceSection);
