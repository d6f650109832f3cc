import { labelled } from '#platform/labelled.ts';
import { languageDetails, localPath } from '#platform/languages.ts';
import { xmlElement } from '#platform/xml.ts';
import { citationText } from '../citation.ts';
import { dataWords } from '../data-words.ts';
import { editionAddress } from '../insight-files.ts';
import { publicationDay } from '../published-version.ts';
import { surveyProfile } from '../survey-profile.ts';
import { surveyProfileWords } from '../survey-profile-words.ts';
import type { DescribedEdition } from './package-readme.ts';

/** An element, omitted without a text. */
const optionalElement = (name: string, text: string | null | undefined): string | null =>
  text ? xmlElement(name, text) : null;

/** An edition's survey as DDI Codebook 2.6, for data archives. Items that the edition doesn't state are marked as such. */
export function ddiCodebook({ language, edition, publicUrl, version }: DescribedEdition): string {
  const { facts, citation } = edition;
  const { notStated } = surveyProfileWords(language);
  const profile = new Map(surveyProfile(edition, language).map(({ item, text }) => [item, text ?? notStated]));
  const item = (element: string, name: string) => xmlElement(element, profile.get(name) ?? notStated);
  const updated = version.number > 1 ? publicationDay(version) : undefined;
  const publisher = `${citation.university}, ${citation.department}`;
  const described = xmlElement('citation', [
    xmlElement('titlStmt', [
      xmlElement('titl', facts.title),
      xmlElement('subTitl', facts.subtitle),
      facts.doi ? xmlElement('IDNo', facts.doi, { agency: 'DOI' }) : null,
    ]),
    xmlElement(
      'rspStmt',
      citation.authors.map(({ givenName, familyName }) =>
        xmlElement('AuthEnty', `${familyName}, ${givenName}`, { affiliation: citation.university }),
      ),
    ),
    xmlElement('prodStmt', [
      xmlElement('producer', publisher),
      optionalElement('license', facts.licence),
      xmlElement('prodPlac', citation.place),
      item('fundAg', 'sponsor'),
    ]),
    xmlElement('distStmt', [xmlElement('distrbtr', publisher)]),
    xmlElement('verStmt', [xmlElement('version', String(version.number), updated ? { date: updated } : {})]),
    xmlElement('biblCit', citationText(citation, language)),
    xmlElement('holdings', facts.title, { URI: publicUrl + localPath(language, editionAddress(facts.year)) }),
  ]);
  const summary = xmlElement('stdyInfo', [
    xmlElement('sumDscr', [
      xmlElement('collDate', facts.survey.text, { date: facts.survey.from, event: 'start' }),
      xmlElement('collDate', facts.survey.text, { date: facts.survey.to, event: 'end' }),
      xmlElement('nation', dataWords(language).country, { abbr: 'CH' }),
      item('universe', 'population'),
    ]),
  ]);
  const method = xmlElement('method', [
    xmlElement('dataColl', [
      item('dataCollector', 'conductor'),
      item('sampProc', 'recruiting'),
      xmlElement('sampleFrame', [item('txt', 'frame')]),
      item('collMode', 'mode'),
      xmlElement(
        'collSitu',
        labelled(surveyProfileWords(language).labels.languages, profile.get('languages') ?? '', language),
      ),
      item('weight', 'weighting'),
    ]),
    xmlElement('anlyInfo', [item('EstSmpErr', 'precision'), item('dataAppr', 'sampleSize')]),
  ]);
  const codeBook = xmlElement('codeBook', [xmlElement('stdyDscr', [described, summary, method])], {
    xmlns: 'ddi:codebook:2_6',
    version: '2.6',
    'xml:lang': languageDetails[language].locale,
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n${codeBook}\n`;
}
