import { editionCitation } from '../citation.ts';
import type { DatasetSource } from '../datasets/dataset-source.ts';
import { editionDataset } from '../datasets/edition-dataset.ts';
import { dataCite } from './data-cite.ts';
import { ddiCodebook } from './ddi-codebook.ts';
import { type DescribedEdition, packageLicence, packageReadme } from './package-readme.ts';

/** An edition in one language, with what its dataset is made from. */
export type PackagedText = DescribedEdition & { dataset: DatasetSource };

const jsonFile = (content: unknown) => `${JSON.stringify(content, null, 2)}\n`;

/** The files of a package that describe it, by name. @param inLanguages the original first */
export function packageTexts(inLanguages: readonly [PackagedText, ...PackagedText[]]): Map<string, string> {
  const [original] = inLanguages;
  const { language, publicUrl, version } = original;
  const citation = editionCitation(original.edition, { language, publicUrl, version });
  return new Map([
    ['README.txt', packageReadme(inLanguages)],
    ['LICENCE.txt', packageLicence(inLanguages)],
    ['citation.bib', citation.bibtex],
    ['citation.ris', citation.ris],
    ['citation.cff', citation.cff],
    ['datacite.json', jsonFile(dataCite(original, inLanguages))],
    ...inLanguages.map((described): [string, string] => [`${described.language}/ddi.xml`, ddiCodebook(described)]),
    ...inLanguages.map(({ language, dataset }): [string, string] => [
      `${language}/dataset.jsonld`,
      jsonFile(editionDataset(dataset)),
    ]),
  ]);
}

/** The Data Package of the German files, as read from the folder above theirs. */
export function packageAbove(dataPackage: string, folder: string): string {
  const content = JSON.parse(dataPackage) as { resources: { path: string }[] };
  const resources = content.resources.map((resource) => ({ ...resource, path: `${folder}/${resource.path}` }));
  return jsonFile({ ...content, resources });
}
