import { listDocumentsCall } from '#domain/editions/documents/content-calls.ts';
import { editionDocumentName, yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { isPageText } from '#domain/editions/documents/document-titles.ts';
import { isOtherLanguage } from '#domain/editions/documents/translation-name.ts';
import type { StudyWithReport } from '#domain/studies/study-answer.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { languageName } from '#platform/language-names.ts';
import { Lazy, lazyPart } from '../../components/lazy-part.tsx';
import { Skeleton } from '../../components/skeleton.tsx';
import { Badge } from '../../components/ui/badge.tsx';
import { buttonLook } from '../../components/ui/button.tsx';
import { TabLink } from '../../workspace/address/tab-link.tsx';
import { useAddressSearch } from '../../workspace/address/use-address.ts';
import { useAnswer } from '../../workspace/calls/answers.ts';
import { CardTab } from '../../workspace/cards/card-tab.tsx';
import type { CardTabDescription } from '../../workspace/cards/card-tab-description.ts';
import { RecordLink } from '../../workspace/cards/record-link.tsx';
import { dateOrUnknown } from '../../workspace/list/date-or-unknown.ts';
import { useSegments } from '../../workspace/list/use-segments.tsx';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { useMay } from '../../workspace/sign-in/use-session.ts';
import { DocumentDates } from '../content/reading/document-dates.tsx';
import { NewEdition } from '../editions/new-edition.tsx';
import { DeadLinks } from '../links/dead-links.tsx';
import { PageTextsSegment } from '../page-texts/page-texts-segment.tsx';
import { studyDeletionQuestion } from './study-deletion.ts';

const editor = lazyPart(() => import('../editions/edition-editor.tsx'));
const translationEditor = lazyPart(() => import('../translations/translation-editor.tsx'));
const textEditor = lazyPart(() => import('../page-texts/page-text-editor.tsx'));

const nameOf = ({ title }: StudyWithReport) => title;

const tab: Omit<CardTabDescription<StudyWithReport>, 'deletion'> = {
  lang: 'en',
  title: 'Studies',
  resource: englishResource(studyCalls, 'Study'),
  add: 'Add Study',
  addLook: 'outline',
  failure: 'The studies could not be loaded.',
  empty: 'No studies yet',
  nameOf,
  isHighlighted: ({ isCurrentEdition }) => isCurrentEdition,
  Facts: StudyFacts,
  Warnings: DeadLinks,
  Actions: ContentLink,
  form: lazyPart(() => import('./study-form.tsx')),
};

/** The studies and page texts, or the editor that the address names. */
export default function StudiesTab() {
  const parameters = new URLSearchParams(useAddressSearch());
  const year = Number(parameters.get('edition'));
  const texts = parameters.get('texts') ?? '';
  const loading = <Skeleton className="h-64 w-full" />;
  const language = parameters.get('language');
  const document = year ? editionDocumentName(year) : texts;
  if (isOtherLanguage(language) && (year || isPageText(texts))) {
    return (
      <Lazy key="translation" part={translationEditor} fallback={loading}>
        {(TranslationEditor) => <TranslationEditor key={`${document} ${language}`} {...{ document, language }} />}
      </Lazy>
    );
  }
  if (year) {
    return (
      <Lazy key="edition" part={editor} fallback={loading}>
        {(EditionEditor) => <EditionEditor key={year} year={year} />}
      </Lazy>
    );
  }
  if (isPageText(texts)) {
    return (
      <Lazy key="texts" part={textEditor} fallback={loading}>
        {(PageTextEditor) => <PageTextEditor key={texts} document={texts} />}
      </Lazy>
    );
  }
  return <StudiesOrTexts />;
}

const segments = [
  ['', 'Studies'],
  ['texts', 'Page texts'],
] as const;

function StudiesOrTexts() {
  const mayWrite = useMay()('content');
  const { shown, choice } = useSegments('Studies or page texts', segments);
  const { data: documents = [] } = useAnswer(listDocumentsCall, {}, { staleTime: 0 });
  if (shown === 'texts') return <PageTextsSegment segments={choice} />;
  const above = () =>
    mayWrite && (
      <div className="no-print mb-4 flex flex-wrap items-center gap-x-4 gap-y-2">
        <NewEdition />
        <p className="max-w-prose text-ink-muted text-sm">
          Starts next year’s edition: its study, and a draft of its content as a copy of the latest one. “Add Study”
          only adds a record, for example for the archive.
        </p>
      </div>
    );
  const liveYears = documents.flatMap(({ document, liveAt }) => (liveAt && yearOfDocument(document)) || []);
  const question = (study: StudyWithReport) => studyDeletionQuestion(study, liveYears);
  const deletion = { title: 'Delete study?', question };
  return <CardTab tab={{ ...tab, deletion }} segments={choice} above={above} />;
}

function ContentLink({ record: { year } }: { record: StudyWithReport }) {
  const mayWrite = useMay()('content');
  const { data } = useAnswer(listDocumentsCall, {}, { staleTime: 0 });
  const isMissing = data !== undefined && !data.some(({ document }) => document === editionDocumentName(year));
  if (isMissing && !mayWrite) return null;
  return (
    <TabLink tab="studies" parameters={{ edition: String(year) }} className={buttonLook()}>
      {isMissing ? 'Add content' : mayWrite ? 'Edit content' : 'View content'}
      <span className="sr-only"> of {year}</span>
    </TabLink>
  );
}

/** The dates of publication, draft and schedule of a year's content. */
function ContentState({ year }: Pick<StudyWithReport, 'year'>) {
  const { data, isPending } = useAnswer(listDocumentsCall, {}, { staleTime: 0 });
  const mayWrite = useMay()('content');
  if (isPending) return <Skeleton className="mt-2 h-6 w-56" />;
  if (!data) return null;
  const state = data.find(({ document }) => document === editionDocumentName(year));
  return (
    <div className="mt-2 grid gap-1">
      {state ? (
        <DocumentDates state={state} />
      ) : (
        <p className="text-ink-muted text-sm">
          No content yet: the site shows title, description and files of this study.
          {mayWrite && ' “Add content” starts it as a copy of another edition, without its figures.'}
        </p>
      )}
    </div>
  );
}

function StudyFacts({ record }: { record: StudyWithReport }) {
  const { title, description, year, pages, language, publishedAt, pdfUrl, isCurrentEdition, reportName } = record;
  const facts = [
    pages ? `${pages} pages` : null,
    languageName(language, 'en'),
    `published: ${dateOrUnknown(publishedAt)}`,
  ].filter(Boolean);
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <p className="text-2xl font-bold tabular-nums">{year}</p>
        <span className="flex flex-wrap justify-end gap-1">
          {isCurrentEdition && <Badge look="good">Current Edition</Badge>}
          <Badge look={reportName ? 'good' : 'plain'}>{reportName ? 'Report stored' : 'No report'}</Badge>
        </span>
      </div>
      <h3 className="mt-2 line-clamp-2 text-lg wrap-anywhere">{title}</h3>
      <p className="mt-1 line-clamp-3 text-sm wrap-anywhere text-ink-muted">
        {description || 'No description provided'}
      </p>
      <p className="mt-2 text-sm">{facts.join(', ')}</p>
      <p className="mt-1 flex text-sm">
        <RecordLink href={pdfUrl} />
      </p>
      <ContentState year={year} />
    </>
  );
}
