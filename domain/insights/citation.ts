import type { Citation, EditionFacts } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { cffFile } from './cff-file.ts';
import { citationWords } from './citation-words.ts';
import { type CitationPlace, type CitedVersion, citedUrl, versionNote } from './cited-version.ts';
import { editionAddress } from './insight-files.ts';

type CitedEdition = { facts: Pick<EditionFacts, 'doi'>; citation: Citation };

/** A citation as text and for reference managers. */
export interface CitationForms {
  text: string;
  bibtex: string;
  ris: string;
  cff: string;
}

/** 'Muster, P. & Beispiel, M.' */
export function authorNames(authors: Citation['authors']): string {
  const initials = (name: string) => name.replace(/(\p{L})[^\s-]*/gu, '$1.');
  const names = authors.map(({ familyName, givenName }) => `${familyName}, ${initials(givenName)}`);
  const last = names.pop();
  return names.length > 0 ? `${names.join(', ')} & ${last}` : (last ?? '');
}

/** 'Muster, P. & Beispiel, M. (2024). Titel. Musterhochschule, Departement Management. S. 1-82.' */
export function citationText(citation: Citation, language: Language): string {
  const { authors, year, title, university, department, pages } = citation;
  return `${authorNames(authors)} (${year}). ${title}. ${university}, ${department}. ${citationWords(language).pages(pages.from, pages.to)}.`;
}

const bibtexSpecials: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Escapes text for a BibTeX value. */
export const bibtexValue = (text: string): string =>
  text.replace(/[\\~^]|[&%$#_{}]/g, (character) => bibtexSpecials[character] ?? `\\${character}`);

/** One BibTeX entry; the values are already escaped. */
export function bibtexEntry(type: string, key: string, fields: Record<string, string>): string {
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@${type}{${key},\n${lines.join(',\n')}\n}\n`;
}

/** The authors as BibTeX separates them. */
export const bibtexAuthors = (authors: Citation['authors']): string =>
  authors.map(({ familyName, givenName }) => bibtexValue(`${familyName}, ${givenName}`)).join(' and ');

/** Keeps keys unique when a bibliography cites several versions. */
export const keySuffix = ({ version }: CitedVersion) => (version.number > 1 ? `-v${version.number}` : '');

/** The fields that lead to a version. */
export function bibtexVersion(cited: CitedVersion, language: Language): Record<string, string> {
  const note = versionNote(cited, language);
  return {
    ...(note ? { note: bibtexValue(note) } : {}),
    ...(cited.doi ? { doi: cited.doi } : {}),
    url: cited.url,
  };
}

/** A BibTeX entry of type techreport in UTF-8, which Biber and all reference managers read. */
function citationBibTeX(citation: Citation, cited: CitedVersion, language: Language): string {
  return bibtexEntry('techreport', `versicherungsmonitor${citation.year}${keySuffix(cited)}`, {
    author: bibtexAuthors(citation.authors),
    // The inner braces keep the capitals of German nouns.
    title: `{${bibtexValue(citation.title)}}`,
    institution: bibtexValue(`${citation.university}, ${citation.department}`),
    address: bibtexValue(citation.place),
    year: String(citation.year),
    pages: `${citation.pages.from}--${citation.pages.to}`,
    ...bibtexVersion(cited, language),
    language: citationWords(language).bibtexLanguage,
  });
}

/** A RIS record of tags and values; the format requires CR LF. */
export const risRecord = (lines: readonly (readonly [string, string | number])[]): string =>
  [...lines.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - ', ''].join('\r\n');

/** The lines that lead to a version. */
export function risVersion(cited: CitedVersion, language: Language): [string, string][] {
  const note = versionNote(cited, language);
  return [
    ...(note ? [['ET', note] as [string, string]] : []),
    ...(cited.doi ? [['DO', cited.doi] as [string, string]] : []),
    ['UR', cited.url],
  ];
}

/** A RIS record of type RPRT, for EndNote, Zotero, Citavi and similar programs. */
function citationRis(citation: Citation, cited: CitedVersion, language: Language): string {
  return risRecord([
    ['TY', 'RPRT'],
    ...citation.authors.map(({ familyName, givenName }): [string, string] => ['AU', `${familyName}, ${givenName}`]),
    ['TI', citation.title],
    ['PY', citation.year],
    ['PB', `${citation.university}, ${citation.department}`],
    ['CY', citation.place],
    ['SP', citation.pages.from],
    ['EP', citation.pages.to],
    ...risVersion(cited, language),
    ['LA', language],
  ]);
}

function citedVersion({ citation, facts }: CitedEdition, place: CitationPlace): CitedVersion {
  const { version } = place;
  return { version, url: citedUrl(place, editionAddress(citation.year, version.number)), doi: facts.doi };
}

/** The citation of an edition in one version, as text. */
export function editionCitationText(edition: CitedEdition, place: CitationPlace): string {
  const cited = citedVersion(edition, place);
  const note = versionNote(cited, place.language);
  const doi = cited.doi && `https://doi.org/${cited.doi}`;
  return [citationText(edition.citation, place.language), note && `${note}.`, doi, cited.url].filter(Boolean).join(' ');
}

/** The citation of an edition in one version. */
export function editionCitation(edition: CitedEdition, place: CitationPlace): CitationForms {
  const { citation } = edition;
  const { language } = place;
  const cited = citedVersion(edition, place);
  return {
    text: editionCitationText(edition, place),
    bibtex: citationBibTeX(citation, cited, language),
    ris: citationRis(citation, cited, language),
    cff: cffFile({ title: citation.title, citation, cited, language }),
  };
}
