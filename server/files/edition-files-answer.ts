import type { IncomingMessage, ServerResponse } from 'node:http';
import { editionDocumentName } from '#domain/editions/documents/document-shapes.ts';
import { findEditionFile } from '#domain/editions/documents/edition-file-queries.server.ts';
import { findEdition, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import { type Language, localPath } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import type { Address } from '../listening/request-address.ts';
import { type FinishedAnswer, finishAnswer, sendAnswer } from '../pages/finished-answer.ts';
import { AnswerCache } from '../pages/page-cache.ts';
import { headersByType, mediaTypeOf } from './built-files.ts';
import { fileRequest, requestedPart, unsatisfiedRange } from './partial-response.ts';

const exact = /^(\/assets\/insights\/(20\d\d)\/)([0-9a-f]{16})\/([^/]+)$/;
const current = /^\/assets\/(?:insights\/(20\d\d)\/[^/]+|downloads\/[^/]+-(20\d\d)\.\w+)$/;

type LocalPath = Pick<Address, 'language' | 'path'>;

interface NamedFile {
  year: string;
  version: string;
  /** As it was made, in its language, without a version. */
  address: string;
  isExact: boolean;
}

/** What a path names; undefined when it is no file of an edition, or one of an edition whose files came with the site. */
function namedFile({ language, path }: LocalPath, content: SiteContent): NamedFile | undefined {
  const [, folder, exactYear, version, name] = exact.exec(path) ?? [];
  if (folder && exactYear && version) {
    const live = findEdition(content, exactYear);
    if (live?.version === version && !live.hasStoredFiles) return undefined;
    return { year: exactYear, version, address: localPath(language, `${folder}${name}`), isExact: true };
  }
  const [, inFolder, inName] = current.exec(path) ?? [];
  const year = inFolder ?? inName;
  const live = year === undefined ? undefined : findEdition(content, year);
  if (!year || !live?.hasStoredFiles) return undefined;
  return { year, version: live.version, address: localPath(language, path), isExact: false };
}

/** Sends a file, or the requested part of it. */
export async function sendEditionFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: FinishedAnswer,
): Promise<void> {
  const { etag, notModifiedHeaders } = file.variants.identity;
  const body = file.identity;
  const part = requestedPart(fileRequest(request), body.length, etag);
  if (part?.status === 200) {
    await sendAnswer(request, response, file);
    return;
  }
  for (let i = 0; i < notModifiedHeaders.length; i += 2) {
    response.setHeader(notModifiedHeaders[i] as string, notModifiedHeaders[i + 1] as string);
  }
  if (!part) {
    response.writeHead(416, { ...unsatisfiedRange(body.length), 'Cache-Control': 'no-store' }).end();
    return;
  }
  response.writeHead(part.status, part.headers);
  response.end(body.subarray(part.range.from, part.range.to + 1));
}

interface EditionFilesOptions {
  services: Pick<Services, 'db' | 'files'>;
  headers: readonly (readonly [string, string])[];
  content(language?: Language): SiteContent;
}

/** The files of published editions, out of the file store: those of a version are the bytes that were made when it was published. */
export function createEditionFiles({ services, headers, content }: EditionFilesOptions) {
  // By version and address: what is kept never goes out of date.
  const cache = new AnswerCache();

  async function make(named: NamedFile): Promise<FinishedAnswer> {
    const file = await findEditionFile(services.db, { ...named, document: editionDocumentName(Number(named.year)) });
    if (!file) throw new Error('no such file');
    const bytes = await services.files.getBytes(editionFileKey(file.sha256));
    return finishAnswer(200, bytes, [
      ['Content-Type', mediaTypeOf(named.address)],
      ['Accept-Ranges', 'bytes'],
      ['Cache-Control', named.isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
      ...headersByType(named.address),
      ...headers.map(([name, value]): [string, string] => [name, value]),
    ]);
  }

  /** Undefined: the path is none of these. Null: there is no such file. */
  return function editionFile(address: LocalPath): Promise<FinishedAnswer | null> | undefined {
    const named = namedFile(address, content(address.language));
    if (!named) return undefined;
    const key = `${named.isExact} ${named.version} ${named.address}`;
    return cache
      .getOrMake(key, () => make(named))
      .catch((error: Error) => {
        if (error.message === 'no such file') return null;
        throw error;
      });
  };
}
