import * as z from 'zod/mini';
import { compareVersion } from '#domain/editions/documents/compare-version.server.ts';
import {
  differenceAnswer,
  documentAnswer,
  draftAnswer,
  editionBeforeAnswer,
  findingsAnswer,
  publicationAnswer,
  versionAnswer,
} from '#domain/editions/documents/content-answers.ts';
import {
  cancelPublicationCall,
  checkDraftCall,
  compareVersionCall,
  listDocumentsCall,
  listPublicationsCall,
  listVersionsCall,
  publishCall,
  readDraftCall,
  readEditionBeforeCall,
  restoreVersionCall,
  saveDraftCall,
} from '#domain/editions/documents/content-calls.ts';
import { comparisonQuery, draftInput, publishInput, restoreInput } from '#domain/editions/documents/content-input.ts';
import { isDocument } from '#domain/editions/documents/document-fields.ts';
import { yearOfDocument } from '#domain/editions/documents/document-shapes.ts';
import { findReadTexts, listDocuments } from '#domain/editions/documents/draft-queries.server.ts';
import {
  findCurrentYear,
  listLiveVersions,
  listPublications,
} from '#domain/editions/documents/publication-queries.server.ts';
import {
  noSuchDocument,
  readDraft,
  restoreVersion,
  saveDraft,
  writtenByLaterRelease,
} from '#domain/editions/documents/save-draft.server.ts';
import { listVersions } from '#domain/editions/documents/version-queries.server.ts';
import { findEditionBefore } from '#domain/editions/live-content/find-live-document.server.ts';
import { cancelPublication } from '#domain/editions/publication/go-live.server.ts';
import {
  type EditionMakers,
  findingsOf,
  publishDocument,
} from '#domain/editions/publication/publish-document.server.ts';
import { markTexts } from '#domain/editions/read-texts/mark-texts.server.ts';
import { readTextsAnswer } from '#domain/editions/read-texts/read-texts-answers.ts';
import { listReadTextsCall, markTextsCall } from '#domain/editions/read-texts/read-texts-calls.ts';
import { markTextsInput } from '#domain/editions/read-texts/read-texts-input.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type Call, officeCall, programCall } from '../../call.ts';
import { readPublicationTime } from './publication-time.ts';

/** Editions and page texts: drafts, versions, and when they go live. */
export function contentDocuments(services: Services, makers: EditionMakers): Call[] {
  /** Translations have separate calls. */
  const ofOriginal = async <Answer>(
    { params: { document } }: { params: { document: string } },
    answer: (document: string) => Promise<Answer>,
  ) => (isDocument(document) ? answer(document) : noSuchDocument);
  return [
    programCall('read-content', 'content', listDocumentsCall, {
      summary: 'Every document with its live version, draft and scheduled publications',
      answer: { status: 200, description: 'The documents', schema: z.array(documentAnswer) },
      async handle() {
        const current = await findCurrentYear(services.db, await listLiveVersions(services.db));
        return (await listDocuments(services.db)).flatMap((stored) =>
          isDocument(stored.document)
            ? [{ ...stored, isCurrent: current !== undefined && yearOfDocument(stored.document) === current }]
            : [],
        );
      },
    }),
    programCall('read-content', 'content', readDraftCall, {
      summary:
        'The draft of an edition (edition-YEAR) or of a page’s texts (home, about, partners, order, studies, media, legal, partner-area); without a draft the live version',
      answer: { status: 200, description: 'The draft', schema: draftAnswer },
      handle: (request) => ofOriginal(request, (name) => readDraft(services, name)),
    }),
    programCall('read-content', 'content', readEditionBeforeCall, {
      summary: 'The published edition before this one, for comparison of its figures',
      answer: { status: 200, description: 'The edition before, or null', schema: editionBeforeAnswer },
      handle: (request) =>
        ofOriginal(request, async (name) => ({ content: (await findEditionBefore(services.db, name)) ?? null })),
    }),
    programCall('read-content', 'content', listReadTextsCall, {
      summary: 'List the texts of a draft that were copied from the previous edition and marked as read',
      answer: { status: 200, description: 'Ids of the texts', schema: readTextsAnswer },
      handle: (request) =>
        ofOriginal(request, async (name) => ({ texts: (await findReadTexts(services.db, name)) ?? [] })),
    }),
    officeCall('content', markTextsCall, {
      summary: 'Mark texts of a draft as read, or as unread',
      body: markTextsInput,
      example: { texts: ['facts.title'], isRead: true },
      answer: { status: 200, description: 'Ids of all texts marked as read', schema: readTextsAnswer },
      handle: ({ administrator, body, ...request }) =>
        ofOriginal(request, (name) => markTexts(services, { ...body, document: name, actor: administrator.email })),
    }),
    officeCall('content', saveDraftCall, {
      summary: 'Save a draft over the revision that the sender knows',
      body: draftInput,
      example: { revision: 0, content: {} },
      answer: { status: 200, description: 'The saved draft', schema: draftAnswer },
      refusals: [409],
      handle: ({ administrator, body, ...request }) =>
        ofOriginal(request, (name) => saveDraft(services, { ...body, document: name, actor: administrator.email })),
    }),
    programCall('read-content', 'content', checkDraftCall, {
      summary: 'The errors that prevent publishing the draft, and warnings',
      answer: { status: 200, description: 'The findings', schema: findingsAnswer },
      async handle(request) {
        const found = await ofOriginal(request, (name) => readDraft(services, name));
        if (isRefusal(found)) return found;
        if (found.isReadOnly) return [{ path: '', message: writtenByLaterRelease.message, level: 'error' as const }];
        return findingsOf(services, found, makers.embedHeight);
      },
    }),
    officeCall('content', publishCall, {
      summary: 'Publish the draft as a version: now, or at a time on Zurich’s clock',
      body: publishInput,
      example: { revision: 1 },
      answer: { status: 200, description: 'The publication', schema: publicationAnswer },
      refusals: [409],
      async handle({ administrator, body, ...request }) {
        const { revision, note, noteTranslations = null, makesCurrent = false, translations = [] } = body;
        const at = readPublicationTime(body.at);
        if (isRefusal(at)) return at;
        const texts = { note: note || null, noteTranslations, translations };
        const publication = { revision, at, makesCurrent, ...texts, actor: administrator.email };
        return ofOriginal(request, (document) => publishDocument(services, makers, { document, ...publication }));
      },
    }),
    programCall('read-content', 'content', listVersionsCall, {
      summary: 'The versions of a document, newest first',
      answer: { status: 200, description: 'The versions', schema: z.array(versionAnswer) },
      handle: (request) => ofOriginal(request, (name) => listVersions(services.db, name)),
    }),
    programCall('read-content', 'content', listPublicationsCall, {
      summary: 'Past and scheduled publications of a document, newest first',
      answer: { status: 200, description: 'The publications', schema: z.array(publicationAnswer) },
      handle: (request) => ofOriginal(request, (name) => listPublications(services.db, name)),
    }),
    officeCall('content', cancelPublicationCall, {
      summary: 'Cancel a scheduled publication',
      answer: { status: 204, description: 'It is cancelled.' },
      handle: ({ administrator, params }) => cancelPublication(services, params.id, administrator.email),
    }),
    programCall('read-content', 'content', compareVersionCall, {
      summary:
        'The differences between a version and the draft, or the version before it: texts and values side by side',
      query: comparisonQuery,
      answer: { status: 200, description: 'The differences', schema: z.array(differenceAnswer) },
      handle: ({ params, query }) => compareVersion(services, params.id, query.of ?? 'draft'),
    }),
    officeCall('content', restoreVersionCall, {
      summary: 'Copy a whole version into the draft; the live version doesn’t change',
      body: restoreInput,
      example: { revision: 0 },
      answer: { status: 200, description: 'The draft', schema: draftAnswer },
      refusals: [409],
      handle: ({ administrator, body, params }) =>
        restoreVersion(services, { id: params.id, revision: body.revision, actor: administrator.email }),
    }),
  ];
}
