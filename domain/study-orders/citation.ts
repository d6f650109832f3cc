import type { Citation } from '#content/schemas.ts';

/** 'Muster, P. & Beispiel, M. (2024). Titel. Musterhochschule, Departement Management. S. 1-82.' */
export function citationText(citation: Citation): string {
  const initials = (name: string) => name.replace(/(\p{L})[^\s-]*/gu, '$1.');
  const authors = citation.authors.map(({ familyName, givenName }) => `${familyName}, ${initials(givenName)}`);
  const last = authors.pop();
  const names = authors.length > 0 ? `${authors.join(', ')} & ${last}` : last;
  const { year, title, university, department, pages } = citation;
  return `${names} (${year}). ${title}. ${university}, ${department}. S. ${pages.from}-${pages.to}.`;
}

const bibtexSpecials: Record<string, string> = {
  '\\': '\\textbackslash{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

function bibtexValue(text: string): string {
  return text.replace(/[\\~^]|[&%$#_{}]/g, (character) => bibtexSpecials[character] ?? `\\${character}`);
}

/** One BibTeX entry of type techreport, UTF-8 (read by Biber and by every reference manager). */
export function citationBibTeX(citation: Citation): string {
  const fields = {
    author: citation.authors
      .map(({ familyName, givenName }) => bibtexValue(`${familyName}, ${givenName}`))
      .join(' and '),
    // The inner braces keep the capitals of German nouns.
    title: `{${bibtexValue(citation.title)}}`,
    institution: bibtexValue(`${citation.university}, ${citation.department}`),
    address: bibtexValue(citation.place),
    year: String(citation.year),
    pages: `${citation.pages.from}--${citation.pages.to}`,
    language: 'german',
  };
  const lines = Object.entries(fields).map(([name, value]) => `  ${name} = {${value}}`);
  return `@techreport{versicherungsmonitor${citation.year},\n${lines.join(',\n')}\n}\n`;
}

/** One RIS record of type RPRT, for EndNote, Zotero, Citavi and their like; lines end with CR LF as the format asks. */
export function citationRis(citation: Citation): string {
  const lines = [
    ['TY', 'RPRT'],
    ...citation.authors.map(({ familyName, givenName }) => ['AU', `${familyName}, ${givenName}`]),
    ['TI', citation.title],
    ['PY', citation.year],
    ['PB', `${citation.university}, ${citation.department}`],
    ['CY', citation.place],
    ['SP', citation.pages.from],
    ['EP', citation.pages.to],
    ['LA', 'de'],
  ];
  return [...lines.map(([tag, value]) => `${tag}  - ${value}`), 'ER  - ', ''].join('\r\n');
}
