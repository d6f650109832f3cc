import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { cardPageName, overviewPage, packageCover } from '#domain/insights/package/package-layout.ts';
import { PackageCardPage } from './package-card-page.tsx';
import { PackageCoverPage, type PackagedLanguage } from './package-cover-page.tsx';
import { PackageDocument } from './package-document.tsx';
import { PackageOverviewPage } from './package-overview-page.tsx';

interface PackagedPages {
  /** The original language first. */
  inLanguages: readonly [PackagedLanguage, ...PackagedLanguage[]];
  /** Names of the files beside the cover. */
  files: readonly string[];
  /** The site's origin without trailing slash. */
  publicUrl: string;
}

const html = (page: ReactNode) => `<!doctype html>${renderToStaticMarkup(page)}\n`;

/** Yields path and HTML of each page of an edition's package. A generator, because rendering all at once is slow. */
export function* packagePages({
  inLanguages,
  files: coverFiles,
  publicUrl,
}: PackagedPages): Generator<[string, string]> {
  const languages = inLanguages.map(({ language }) => language);
  const [original] = inLanguages;
  const { title } = original.live.edition.facts;
  yield [
    packageCover,
    html(
      <PackageDocument
        language={original.language}
        title={title}
        editionTitle={title}
        top=""
        fileName={undefined}
        languages={languages}
      >
        <PackageCoverPage inLanguages={inLanguages} files={coverFiles} />
      </PackageDocument>,
    ),
  ];
  for (const { language, live, files } of inLanguages) {
    const { facts, insightCards } = live.edition;
    const document = { language, editionTitle: facts.title, top: '../', languages } as const;
    const shared = { language, live, files, publicUrl };
    yield [
      overviewPage(language),
      html(
        <PackageDocument {...document} title={facts.title} fileName="index.html">
          <PackageOverviewPage {...shared} />
        </PackageDocument>,
      ),
    ];
    for (const card of insightCards) {
      yield [
        `${language}/${cardPageName(card)}`,
        html(
          <PackageDocument {...document} title={`${card.title} – ${facts.title}`} fileName={cardPageName(card)}>
            <PackageCardPage {...shared} card={card} />
          </PackageDocument>,
        ),
      ];
    }
  }
}
