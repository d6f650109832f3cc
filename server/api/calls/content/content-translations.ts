import * as z from 'zod/mini';
import { findingsAnswer, publicationAnswer, versionAnswer } from '#domain/editions/documents/content-answers.ts';
import { isDocument } from '#domain/editions/documents/document-fields.ts';
import { listDocuments } from '#domain/editions/documents/draft-queries.server.ts';
import { listPublications } from '#domain/editions/documents/publication-queries.server.ts';
import { type TranslationOf, translationOf } from '#domain/editions/documents/translation-name.ts';
import { listVersions } from '#domain/editions/documents/version-queries.server.ts';
import { publishTranslation } from '#domain/editions/publication/publish-translation.server.ts';
import { noSuchTranslation, readTranslation } from '#domain/editions/translation-drafts/read-translation.server.ts';
import { saveTranslation } from '#domain/editions/translation-drafts/save-translation.server.ts';
import {
  importedXliffAnswer,
  translationAnswer,
  translationStateAnswer,
} from '#domain/editions/translation-drafts/translation-answers.ts';
import {
  checkTranslationCall,
  exportXliffCall,
  importXliffCall,
  listTranslationPublicationsCall,
  listTranslationsCall,
  listTranslationsOfDocumentCall,
  listTranslationVersionsCall,
  maxXliffBytes,
  publishTranslationCall,
  readTranslationCall,
  saveTranslationCall,
} from '#domain/editions/translation-drafts/translation-calls.ts';
import {
  importXliffQuery,
  publishTranslationInput,
  translationInput,
} from '#domain/editions/translation-drafts/translation-input.ts';
import { listTranslationStates } from '#domain/editions/translation-drafts/translation-states.server.ts';
import { importXliff } from '#domain/editions/translation-drafts/xliff/import-xliff.server.ts';
import { writeXliff } from '#domain/editions/translation-drafts/xliff/write-xliff.ts';
import { checkTranslation } from '#domain/editions/translations/check-translation.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type AdministratorRequest, type Call, officeCall, programCall, type UploadedFile } from '../../call.ts';
import { downloadResponse } from '../../download-response.ts';
import { readPublicationTime } from './publication-time.ts';

const xliffType = 'application/xliff+xml';
const states = { status: 200, description: 'The languages', schema: z.array(translationStateAnswer) } as const;
const translation = { status: 200, description: 'The translation', schema: translationAnswer } as const;

/** Translations of editions and page texts: drafts, versions, and when they go live. */
export function contentTranslations(services: Services): Call[] {
  const { db } = services;
  /** Answers for the translation that the path names. */
  const withTranslation = async <Answer>(
    { params }: { params: Record<string, string> },
    answer: (translation: TranslationOf, name: string) => Promise<Answer>,
  ): Promise<Answer | Refusal> => {
    const name = `${params.document}.${params.language}`;
    const translation = translationOf(name);
    return translation && isDocument(translation.document) ? answer(translation, name) : noSuchTranslation;
  };
  return [
    programCall('read-content', 'content', listTranslationsCall, {
      summary: 'Every language of every document, with its live version and the number of texts to translate',
      answer: states,
      async handle() {
        const documents = await listDocuments(db);
        const names = documents.map(({ document }) => document).filter(isDocument);
        return listTranslationStates(db, names, documents);
      },
    }),
    programCall('read-content', 'content', listTranslationsOfDocumentCall, {
      summary: 'The languages of a document, and what publishing its draft does to them',
      answer: states,
      handle: async ({ params }) => {
        const document = params.document;
        return isDocument(document)
          ? listTranslationStates(db, [document], await listDocuments(db))
          : noSuchTranslation;
      },
    }),
    programCall('read-content', 'content', readTranslationCall, {
      summary: 'A translation’s draft, or its live version, beside the texts of the original',
      answer: translation,
      handle: (request) => withTranslation(request, (translation) => readTranslation(services, translation)),
    }),
    officeCall('content', saveTranslationCall, {
      summary: 'Save the draft of a translation over the revision that the sender knows',
      body: translationInput,
      example: { revision: 0, content: { texts: {} } },
      answer: translation,
      refusals: [409],
      handle: ({ administrator, body, ...request }) =>
        withTranslation(request, (translation) =>
          saveTranslation(services, { ...translation, ...body, actor: administrator.email }),
        ),
    }),
    programCall('read-content', 'content', checkTranslationCall, {
      summary: 'The errors that prevent publishing the translation, and warnings; the path is the id of a text',
      answer: { status: 200, description: 'The findings', schema: findingsAnswer },
      async handle(request) {
        const read = await withTranslation(request, (translation) => readTranslation(services, translation));
        return isRefusal(read) ? read : checkTranslation(read.places, read.content);
      },
    }),
    officeCall('content', publishTranslationCall, {
      summary: 'Publish a complete translation beside the published original: now, or at a time on Zurich’s clock',
      body: publishTranslationInput,
      example: { revision: 1 },
      answer: { status: 200, description: 'The publication', schema: publicationAnswer },
      refusals: [409],
      async handle({ administrator, body, ...request }) {
        const at = readPublicationTime(body.at);
        if (isRefusal(at)) return at;
        const publication = { revision: body.revision, at, actor: administrator.email };
        return withTranslation(request, (translation) =>
          publishTranslation(services, { ...translation, ...publication }),
        );
      },
    }),
    programCall('read-content', 'content', listTranslationVersionsCall, {
      summary: 'The versions of a translation, newest first',
      answer: { status: 200, description: 'The versions', schema: z.array(versionAnswer) },
      handle: (request) => withTranslation(request, (_, name) => listVersions(db, name)),
    }),
    programCall('read-content', 'content', listTranslationPublicationsCall, {
      summary: 'Past and scheduled publications of a translation, newest first',
      answer: { status: 200, description: 'The publications', schema: z.array(publicationAnswer) },
      handle: (request) => withTranslation(request, (_, name) => listPublications(db, name)),
    }),
    programCall('read-content', 'content', exportXliffCall, {
      summary: 'The texts of the original with their translation, as XLIFF 2.1 for a translator’s program',
      answer: { status: 200, description: 'The file', mediaType: xliffType },
      async handle(request) {
        const read = await withTranslation(request, (translation) => readTranslation(services, translation));
        if (isRefusal(read)) return read;
        const { language, places, content } = read;
        const document = request.params.document;
        const text = writeXliff({ document, language, places, content });
        return downloadResponse(text, { type: `${xliffType}; charset=utf-8`, fileName: `${document}-${language}.xlf` });
      },
    }),
    officeCall('content', importXliffCall, {
      summary:
        'Import the texts of an XLIFF file into the draft; a file that is damaged or of another document is rejected as a whole',
      query: importXliffQuery,
      upload: { field: 'file', maxBytes: maxXliffBytes, mediaTypes: [xliffType, 'application/xml', 'text/xml'] },
      answer: { status: 200, description: 'What was taken, and what no longer fits', schema: importedXliffAnswer },
      refusals: [409],
      handle({
        administrator,
        body,
        query,
        ...request
      }: AdministratorRequest<z.infer<typeof importXliffQuery>, UploadedFile>) {
        const file = { bytes: body.bytes, revision: query.revision, actor: administrator.email };
        return withTranslation(request, (translation) => importXliff(services, { ...translation, ...file }));
      },
    }),
  ];
}
