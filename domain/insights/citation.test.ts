import { expect, test } from 'vitest';
import { citationBibTeX, citationRis, citationText } from './citation.ts';

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

test('as text', () => {
  expect(citationText(citation, 'de')).toBe(
    'Muster, A.-L. P., Beispiel, É. & Probe, M. (2024). Prämien & Beratung: 100% Sicht_{der Kundschaft}. Musterhochschule, Departement Management. S. 1-82.',
  );
  expect(citationText({ ...citation, authors: citation.authors.slice(0, 1) }, 'de')).toMatch(
    /^Muster, A\.-L\. P\. \(2024\)/,
  );
});

test('as BibTeX, special characters escaped', () => {
  expect(citationBibTeX(citation, 'de')).toBe(`@techreport{versicherungsmonitor2024,
  author = {Muster, Anna-Lena Petra and Beispiel, Élodie and Probe, Max},
  title = {{Prämien \\& Beratung: 100\\% Sicht\\_\\{der Kundschaft\\}}},
  institution = {Musterhochschule, Departement Management},
  address = {Musterstadt},
  year = {2024},
  pages = {1--82},
  language = {german}
}
`);
  expect(citationBibTeX({ ...citation, title: 'a\\b~c^d' }, 'de')).toContain(
    '{{a\\textbackslash{}b\\textasciitilde{}c\\textasciicircum{}d}}',
  );
});

test('as RIS', () => {
  expect(citationRis(citation, 'de').split('\r\n')).toEqual([
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
    'LA  - de',
    'ER  - ',
    '',
  ]);
});
