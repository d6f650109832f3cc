/**
 * All linked addresses in four languages: no German text in other languages, German texts as
 * released, and a corrected figure everywhere, with the former one only in the former version.
 */
import path from 'node:path';
import { type Language, languages, localPath, splitLocalPath } from '#platform/languages.ts';
import { publishChangeAs, signIn } from '../../built-server/administer.ts';
import { freshDirectory, startBuiltServer } from '../../built-server/built-server.ts';
import { prove, type Report } from '../../built-server/report.ts';
import { freePort } from '../../free-port.ts';
import { crawlSite, type FoundAddress, isExact, withoutVersion } from '../../languages/crawl-site.ts';
import { firstRelease, germanSite, lostTexts } from '../../languages/german-site.ts';
import { germanDocumentTexts, germanTexts } from '../../languages/german-texts.ts';
import { readableText } from '../../languages/readable-text.ts';
import { shownTexts } from '../../languages/shown-text.ts';
import { withHealthFigure } from '../../publish-change.ts';

const starts = languages.flatMap((language) => ['/', '/feed.xml'].map((page) => localPath(language, page)));
const listed = ['/sitemap.xml', '/daten/katalog.ttl', '/daten/katalog.jsonld', '/robots.txt'];
const languageOf = ({ address }: FoundAddress): Language => splitLocalPath(address).language;
const isPage = ({ type }: FoundAddress) => type.startsWith('text/html');
const isPicture = ({ type }: FoundAddress) => type === 'image/png';

/** Texts of an address in its own language. */
const textsOf = (found: FoundAddress): string[] =>
  isPage(found) ? shownTexts(found.body.toString()) : readableText(found.address, found.body).split('\n');

async function proveNothingGerman(report: Report, site: readonly FoundAddress[]): Promise<void> {
  for (const language of languages.filter((other) => other !== 'de')) {
    const german = await germanTexts(language);
    const own = site.filter((found) => languageOf(found) === language && !isPicture(found));
    const untranslated = own.flatMap((found) =>
      textsOf(found).flatMap((text) =>
        german.some((words) => text.includes(words)) ? `${found.address}: ${text}` : [],
      ),
    );
    report.figure(`addresses in ${language}, German texts looked for`, `${own.length}, ${german.length}`);
    report.none(`German texts in ${language}`, untranslated);
    const numbers = own
      .filter(isPage)
      .flatMap(textsOf)
      .filter((text) => /\d'\d{3}/.test(text));
    report.none(`numbers in German format in ${language}`, numbers);
  }
}

/** Documents keep their texts; words of the product, citations and files may change from release to release. */
function proveGermanTextsStay(report: Report, site: readonly FoundAddress[], origin: string): void {
  const documents = germanDocumentTexts();
  const present = germanSite(site, origin);
  const texts = Object.entries(firstRelease.pages).map(([address, all]) => ({
    address,
    former: [...new Set(all)].filter((text) => documents.has(text)),
  }));
  const lost = texts.flatMap(({ address, former }) =>
    lostTexts(former, present.pages[address] ?? []).map((text) => `${address}: ${text}`),
  );
  report.figure('German texts of documents in the first release', texts.flatMap(({ former }) => former).length);
  report.none('of these no longer on their page', lost);
}

const formerFigure = /(?<![\d.,])5[.,]61(?!\d)/;
const correctedFigure = /(?<![\d.,])5[.,]87(?!\d)/;
/** Whether a page contains a figure, also in structured data and the props of islands. */
const says = (figure: RegExp) => (found: FoundAddress) => figure.test(readableText(found.address, found.body));

const endingOf = (found: FoundAddress) =>
  isPage(found) ? 'page' : (/\.([\w-]+)$/.exec(found.address)?.[1] ?? found.type);

/** Whether an address names a version. */
const isOfOneVersion = ({ address }: FoundAddress) => isExact(address) || /[?&]version=/.test(address);

/** Number of addresses by kind: 'csv 3, page 12'. */
const counted = (some: readonly FoundAddress[]) =>
  [...Map.groupBy(some, endingOf)]
    .map(([kind, all]) => `${kind} ${all.length}`)
    .sort()
    .join(', ');

/** All pictures of the corrected card are drawn again, and no others. */
function proveRedrawn(report: Report, before: readonly FoundAddress[], after: readonly FoundAddress[]): void {
  const now = new Map(after.map(({ address, body }) => [withoutVersion(address), body]));
  for (const language of languages) {
    const pictures = before.filter(
      (found) => languageOf(found) === language && isPicture(found) && found.address.includes('/insights/2024/'),
    );
    const redrawn = pictures.filter(({ address, body }) => !now.get(withoutVersion(address))?.equals(body));
    const namesOf = (some: readonly FoundAddress[]) => [...new Set(some.map(({ address }) => path.basename(address)))];
    const ofCard = namesOf(pictures).filter((name) => name.startsWith('praemienentwicklung'));
    const names = namesOf(redrawn);
    report.check(
      `pictures in ${language} drawn again, of ${pictures.length}`,
      names.length > 1 && names.join() === ofCard.join(),
      names.join(', '),
    );
  }
}

await prove('four-languages', async (report) => {
  await using server = await startBuiltServer(freshDirectory(), { PORT: String(await freePort()) });
  const administer = await signIn(server.url);
  const crawl = (otherAddresses: readonly string[] = []) =>
    crawlSite(server.url, [...starts, ...listed, ...otherAddresses]);
  const before = await crawl();
  const broken = before.filter(({ status }) => status !== 200);
  report.none(
    'dead links',
    broken.map(({ address, from, status }) => `${status} ${address} from ${from}`),
  );
  await proveNothingGerman(report, before);
  proveGermanTextsStay(report, before, server.url);

  await publishChangeAs(administer, 'edition-2024', withHealthFigure(5.87), { note: 'Ein Wert war falsch.' });

  const after = await crawl(before.map(({ address }) => address));
  const was = new Map(before.map((found) => [found.address, found]));
  const now = new Map(after.map((found) => [found.address, found]));
  for (const language of languages) {
    const showing = before.filter(
      (found) => languageOf(found) === language && !isOfOneVersion(found) && says(formerFigure)(found),
    );
    const lost = showing.filter(({ address }) => !says(correctedFigure)(now.get(address) as FoundAddress));
    report.figure(`addresses that show the figure in ${language}`, counted(showing));
    report.none(
      `of these without the corrected figure in ${language}`,
      lost.map(({ address }) => address),
    );
  }
  const isOfFormerVersion = (found: FoundAddress) =>
    /[?&]version=1\b/.test(found.address) || (isExact(found.address) && was.has(found.address));
  const left = after.filter((found) => !isOfFormerVersion(found) && says(formerFigure)(found));
  report.figure('addresses after the correction', counted(after));
  report.none(
    'addresses with the former figure, outside of the former version',
    left.map(({ address }) => address),
  );
  const exact = before.filter(({ address }) => isExact(address));
  const changed = exact.filter(({ address, body }) => !now.get(address)?.body.equals(body));
  report.none(
    `files of the former version that changed, of ${exact.length}`,
    changed.map(({ address }) => address),
  );
  proveRedrawn(
    report,
    before,
    after.filter((found) => !isOfFormerVersion(found)),
  );
});
