import { plugins } from '@citation-js/core';
import '@citation-js/plugin-bibtex';
import '@citation-js/plugin-cff';
import '@citation-js/plugin-ris';
import { expect, test } from 'vitest';
import { edition } from '#content/built-in-editions.ts';
import { type CitationForms, citationText, editionCitation } from './citation.ts';
import { insightCitation } from './insight-citation.ts';
import type { PublishedVersion } from './published-version.ts';

const citation = {
  authors: [
    { familyName: 'Muster', givenName: 'Anna-Lena Petra' },
    { familyName: 'Beispiel', givenName: 'Élodie' },
    { familyName: 'Probe', givenName: 'Max' },
  ],
  year: 2024,
  title: 'Prämien & Beratung: 100% Sicht_{der Kundschaft}',
  university: 'Musterhochschule',
  department: 'Departement Management',
  place: 'Musterstadt',
  pages: { from: 1, to: 82 },
};

const publicUrl = 'https://example.org';
const first: PublishedVersion = { number: 1, liveAt: '2024-06-30T22:30:00.000Z', note: null };
const second: PublishedVersion = { number: 2, liveAt: '2025-06-03T08:00:00.000Z', note: 'Ein Wert' };
const cited = (version: PublishedVersion, doi?: string) =>
  editionCitation({ citation, facts: { doi } }, { language: 'de', publicUrl, version });

test('a CFF file repeats its authors, because readers that load YAML safely refuse aliases', () => {
  expect(cited(first).cff.match(/family-names: Muster/g)).toHaveLength(2);
});

test('a citation as text', () => {
  const text =
    'Muster, A.-L. P., Beispiel, É. & Probe, M. (2024). Prämien & Beratung: 100% Sicht_{der Kundschaft}. Musterhochschule, Departement Management. S. 1-82.';
  expect(citationText(citation, 'de')).toBe(text);
  expect(citationText({ ...citation, authors: citation.authors.slice(0, 1) }, 'de')).toMatch(
    /^Muster, A\.-L\. P\. \(2024\)/,
  );
  expect(cited(first).text).toBe(`${text} ${publicUrl}/insights?edition=2024&version=1`);
  expect(cited(second, '10.5281/zenodo.123').text).toBe(
    `${text} Fassung 2 vom 3. Juni 2025. https://doi.org/10.5281/zenodo.123 ${publicUrl}/insights?edition=2024&version=2`,
  );
});

test('a citation as BibTeX has its special characters escaped', () => {
  const place = { language: 'de', publicUrl, version: first } as const;
  expect(cited(first).bibtex).toBe(`@techreport{versicherungsmonitor2024,
  author = {Muster, Anna-Lena Petra and Beispiel, Élodie and Probe, Max},
  title = {{Prämien \\& Beratung: 100\\% Sicht\\_\\{der Kundschaft\\}}},
  institution = {Musterhochschule, Departement Management},
  address = {Musterstadt},
  year = {2024},
  pages = {1--82},
  url = {https://example.org/insights?edition=2024&version=1},
  language = {german}
}
`);
  expect(cited(second, '10.5281/zenodo.123').bibtex).toContain(`@techreport{versicherungsmonitor2024-v2,`);
  expect(editionCitation({ citation: { ...citation, title: 'a\\b~c^d' }, facts: {} }, place).bibtex).toContain(
    '{{a\\textbackslash{}b\\textasciitilde{}c\\textasciicircum{}d}}',
  );
});

test('a citation as RIS', () => {
  expect(cited(second).ris.split('\r\n')).toEqual([
    'TY  - RPRT',
    'AU  - Muster, Anna-Lena Petra',
    'AU  - Beispiel, Élodie',
    'AU  - Probe, Max',
    'TI  - Prämien & Beratung: 100% Sicht_{der Kundschaft}',
    'PY  - 2024',
    'PB  - Musterhochschule, Departement Management',
    'CY  - Musterstadt',
    'SP  - 1',
    'EP  - 82',
    'ET  - Fassung 2 vom 3. Juni 2025',
    'UR  - https://example.org/insights?edition=2024&version=2',
    'LA  - de',
    'ER  - ',
    '',
  ]);
});

interface ParsedCitation {
  title: string;
  author: { family: string; given: string }[];
  URL: string;
}

const parsed = (text: string): Partial<ParsedCitation> => plugins.input.chain(text, { generateGraph: false })[0] ?? {};

/** Checks that Citation.js, like reference managers, can parse all three forms. */
function expectReadable({ bibtex, ris, cff }: CitationForms, expected: Pick<ParsedCitation, 'title' | 'URL'>) {
  for (const text of [bibtex, ris, cff]) expect(parsed(text), text).toMatchObject(expected);
}

test.each([first, second])('Citation.js reads every form of version $number', (version) => {
  expectReadable(cited(version), {
    title: citation.title,
    URL: `${publicUrl}/insights?edition=2024&version=${version.number}`,
  });
  const authors = [
    { family: 'Muster', given: 'Anna-Lena Petra' },
    { family: 'Beispiel', given: 'Élodie' },
    { family: 'Probe', given: 'Max' },
  ];
  for (const form of ['bibtex', 'ris', 'cff'] as const) {
    expect(parsed(cited(version)[form]).author, form).toMatchObject(authors);
  }
});

test.each(['de', 'fr', 'it', 'en'] as const)(
  'a card’s citation in %s names the version and links to it',
  (language) => {
    const prefix = language === 'de' ? '' : `/${language}`;
    for (const card of edition.insightCards) {
      const found = insightCitation(card, edition.citation, { language, publicUrl, version: second });
      const URL = `${publicUrl}${prefix}/insights?edition=2024&card=${card.id}&version=2`;
      expectReadable(found, { title: card.title, URL });
      expect(found.text.endsWith(` ${URL}`)).toBe(true);
      expect(found.text).toMatch(/2 (vom|du|del|of) 3/);
    }
  },
);
