import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { builtInContent } from '#domain/editions/live-content/built-in-content.server.ts';
import { privacyLists } from '#domain/everything/privacy/privacy-lists.server.ts';
import type { ShownPicture } from '#domain/library/library-item-answer.ts';
import type { MediaItem } from '#domain/media/media-item-answer.ts';
import type { Study } from '#domain/studies/study-answer.ts';
import type { Language } from '#platform/languages.ts';
import type { Page, PageData } from '../page-request.ts';
import aboutPage from './about/about-page.tsx';
import homePage from './home/home-page.tsx';
import impressumPage from './legal/impressum-page.tsx';
import mediaPage from './media/media-page.tsx';
import studiesPage from './studies/studies-page.tsx';

/** Renders a page with the given answers, by their addresses, and data. */
async function render(
  page: Page,
  given: Partial<PageData> & Record<string, unknown>,
  content = builtInContent,
  language: Language = 'de',
): Promise<string> {
  const shown = await page({
    path: '/',
    parameters: new URLSearchParams(),
    publicUrl: 'https://example.org',
    language,
    publishedIn: [language],
    content: { ...content, language },
    answer: async ({ path }) => (given[`/api${path}`] ?? []) as never,
    data: async (name) => (given[name] ?? (name === 'privacy-lists' ? privacyLists() : [])) as never,
  });
  return renderToString(shown);
}

const report: MediaItem = {
  id: '1',
  title: 'Bericht',
  description: null,
  type: 'article',
  outlet: null,
  url: null,
  imageUrl: null,
  publishedAt: null,
  createdAt: '2024-06-03T00:00:00.000Z',
  updatedAt: '2024-06-03T00:00:00.000Z',
};

test('a page without team members says so', async () => {
  expect(await render(aboutPage, { '/api/team-members': [] })).toContain('Keine Team-Mitglieder');
});

test('a page without reports says so', async () => {
  expect(await render(mediaPage, { '/api/media': [] })).toContain('Keine Medienberichte verfügbar');
});

test('an unsafe address never becomes a link or picture, and a missing date is shown as unknown', async () => {
  const html = await render(mediaPage, {
    '/api/media': [
      { ...report, title: 'Böser Link', url: 'javascript:alert(1)' },
      { ...report, id: '2', type: 'image', title: 'Böses Bild', imageUrl: 'javascript:alert(1)' },
    ],
  });
  expect(html).toContain('Böser Link');
  expect(html).toContain('Link nicht verfügbar');
  expect(html).toContain('Datum unbekannt');
  expect(html).not.toContain('javascript:');
  expect(html).not.toContain('Böses Bild');
});

test('the studies page has no section of testimonials if there are none', async () => {
  const { studies } = builtInContent;
  expect(await render(studiesPage, {})).toContain(studies.testimonialsTitle);
  const content = { ...builtInContent, studies: { ...studies, testimonials: [] } };
  expect(await render(studiesPage, {}, content)).not.toContain(studies.testimonialsTitle);
});

test('line breaks of a report are kept', async () => {
  const html = await render(mediaPage, { '/api/media': [{ ...report, description: 'Erste Zeile\nzweite Zeile' }] });
  expect(html).toMatch(/<p class="[^"]*whitespace-pre-line[^"]*">Erste Zeile\nzweite Zeile</);
});

test('the privacy note lists the hosts that pages load from, if any', async () => {
  expect(await render(impressumPage, {})).toContain('wird kein anderer Anbieter aufgerufen');
  const html = await render(impressumPage, { 'foreign-hosts': ['bilder.example.org', 'filme.example.org'] });
  expect(html).toContain('von anderen Anbietern: bilder.example.org, filme.example.org. Diese erhalten');
  expect(html).not.toContain('wird kein anderer Anbieter aufgerufen');
});

test('a library picture is shown as cropped, with its description', async () => {
  const fileUrl = '/uploads/11111111111111111111111111111111.webp';
  const crops = [
    { shape: 'wide' as const, width: 320, height: 180, url: '/uploads/w320.webp' },
    { shape: 'wide' as const, width: 640, height: 360, url: '/uploads/w640.webp' },
    { shape: 'gallery' as const, width: 700, height: 467, url: '/uploads/g700.webp' },
  ];
  const picture = { fileUrl, altText: 'Ein Saal', caption: 'Im Mai', credit: 'Muster', width: 900, height: 700, crops };
  const html = await render(mediaPage, {
    'shown-pictures': [picture],
    '/api/media': [
      { ...report, imageUrl: fileUrl },
      { ...report, id: '2', type: 'image', title: 'Saal', imageUrl: fileUrl },
    ],
  });
  expect(html).toContain('srcSet="/uploads/w320.webp 320w, /uploads/w640.webp 640w"');
  expect(html).toContain('<img src="/uploads/g700.webp" alt="Ein Saal"');
  expect(html).toContain('Saal. Im Mai. Bild: Muster');
});

test('texts of a picture that are German on a page in another language are marked, not the credit', async () => {
  const fileUrl = '/uploads/11111111111111111111111111111111.webp';
  const picture = {
    fileUrl,
    altText: 'Ein Saal',
    caption: 'Im Mai',
    credit: 'Muster',
    width: 900,
    height: 700,
    crops: [],
  };
  const record = { ...report, id: '2', type: 'image' as const, title: 'Saal', imageUrl: fileUrl };
  const renderWith = (media: object, shown: ShownPicture) =>
    render(mediaPage, { 'shown-pictures': [shown], '/api/media': [media] }, builtInContent, 'fr');
  const html = await renderWith(record, picture);
  expect(html).toMatch(/<img [^>]*alt="Ein Saal" lang="de"/);
  expect(html).toMatch(/<figcaption class="[^"]*"><span lang="de">Saal\. Im Mai<\/span>\. Image\u{a0}?\s?: Muster/u);
  const inFrench = { ...record, translations: { fr: { title: 'Salle' } } };
  const untranslated = await renderWith(inFrench, picture);
  expect(untranslated).toMatch(/<img [^>]*alt="Salle"(?! lang)/);
  expect(untranslated).toMatch(
    /<figcaption class="[^"]*"><span>Salle<\/span>\. <span lang="de">Im Mai<\/span>\. Image/,
  );
  const translations = { fr: { altText: 'Une salle', caption: 'En mai' } };
  const germanTitle = await renderWith(record, { ...picture, translations });
  expect(germanTitle).toMatch(/<img [^>]*alt="Une salle"(?! lang)/);
  expect(germanTitle).toMatch(/<figcaption class="[^"]*"><span lang="de">Saal<\/span>\. <span>En mai<\/span>\. Image/);
  const translated = await renderWith(inFrench, { ...picture, translations });
  expect(translated).toMatch(/<img [^>]*alt="Une salle"(?! lang)/);
  expect(translated).toMatch(/<figcaption class="[^"]*"><span>Salle\. En mai<\/span>\. Image/);
});

test('the gallery shows library pictures cropped around their focal point, with their descriptions', async () => {
  const fileUrl = '/uploads/22222222222222222222222222222222.webp';
  const crops = [800, 1600].map((width) => ({
    shape: 'gallery' as const,
    width,
    height: Math.round((width * 2) / 3),
    url: `/uploads/g${width}.webp`,
  }));
  const picture = { fileUrl, altText: 'Ein Saal', caption: null, credit: null, width: 1600, height: 1200, crops };
  const gallery = [{ picture: fileUrl, alt: 'Ein voller Saal', caption: 'Vernissage' }];
  const content = { ...builtInContent, media: { ...builtInContent.media, gallery } };
  const html = await render(mediaPage, { 'shown-pictures': [picture] }, content);
  expect(html).toContain('srcSet="/uploads/g800.webp 800w, /uploads/g1600.webp 1600w"');
  expect(html).toContain('<img src="/uploads/g800.webp" alt="Ein voller Saal"');
  expect(html).toContain('Vernissage');
  expect(html).not.toContain(`${fileUrl}-`);
});

test('the archive shows covers from the library and built-in covers', async () => {
  const [newest, ...others] = builtInContent.studies.archive;
  if (!newest) throw new Error('the archive is empty');
  const archive = [{ ...newest, cover: '/uploads/33333333333333333333333333333333.webp' }, ...others];
  const content = { ...builtInContent, studies: { ...builtInContent.studies, archive } };
  const html = await render(studiesPage, {}, content);
  expect(html).toContain('<img src="/uploads/33333333333333333333333333333333.webp" alt=""');
  expect(html).toContain('srcSet="/assets/covers/edition-2022-600.avif"');
});

test('a current study without an edition has no number of pages of another year, whose edition is in the archive', async () => {
  const study: Study = {
    id: '1',
    title: 'Versicherungsmonitor 2025',
    description: null,
    year: 2025,
    language: 'de',
    pdfUrl: null,
    pages: null,
    isCurrentEdition: true,
    publishedAt: null,
    createdAt: '2025-01-03T00:00:00.000Z',
    updatedAt: '2025-01-03T00:00:00.000Z',
  };
  const pagesOf = async (pages: number | null) => {
    const content = { ...builtInContent, currentStudyId: study.id };
    const html = await render(studiesPage, { '/api/studies': [{ ...study, pages }] }, content);
    const [current = '', archive = ''] = html.split('id="archiv"');
    expect(archive).toContain(builtInContent.current.edition.facts.title);
    expect(current).not.toContain(builtInContent.current.edition.facts.subtitle);
    return /Seiten<\/dt><dd[^>]*>(\d+)/.exec(current)?.[1];
  };
  expect([await pagesOf(null), await pagesOf(96)]).toEqual([undefined, '96']);
});

test('a study without a number of pages has that of its edition on the home page; a single page is one page', async () => {
  const { year } = builtInContent.current.edition.facts;
  const study = { id: '1', title: 'Muster', description: null, year, language: 'de', pages: null, publishedAt: null };
  const film = { title: 'Film', videoUrl: '/assets/film.mp4' };
  const content = { ...builtInContent, currentStudyId: study.id };
  const home = await render(homePage, { '/api/hero-videos/active': film, '/api/studies': [study] }, content);
  expect(home).toContain('142 Seiten');
  const archive = await render(studiesPage, { '/api/studies': [{ ...study, year: 2023, pages: 1 }] });
  expect(archive).toContain('1 Seite<');
});

test('a page in French shows the French texts of records, and marks German ones', async () => {
  const written = { ...report, title: 'Titel', description: 'Text', translations: { fr: { title: 'Titre' } } };
  const picture = { ...written, id: '2', type: 'image' as const, imageUrl: '/assets/a.jpg' };
  const html = await render(mediaPage, { '/api/media': [written, picture] }, builtInContent, 'fr');
  expect(html).toMatch(/<h3[^>]*>Titre</);
  expect(html).not.toMatch(/<h3[^>]*lang="de"/);
  expect(html).toMatch(/<p lang="de"[^>]*>Text</);
  // The German description isn't the alternative text of a picture with a French title.
  expect(html).toContain('<img src="/assets/a.jpg" alt="Titre"');
});
