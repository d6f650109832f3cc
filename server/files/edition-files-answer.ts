import { hash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { editionDocumentName } from '#domain/editions/documents/document-shapes.ts';
import { type EditionFile, findEditionFile } from '#domain/editions/documents/edition-file-queries.server.ts';
import { findEdition, type LiveEdition, type SiteContent } from '#domain/editions/live-content/site-content.ts';
import { editionFileKey } from '#domain/editions/publication/edition-file-key.ts';
import { findPackage, findPackagedEdition } from '#domain/editions/publication/edition-package.server.ts';
import { isHandout, makeGermanHandouts } from '#domain/editions/publication/handouts.server.ts';
import type { StoreFiles } from '#domain/editions/publication/store-files.server.ts';
import { findTranslatedFile, makeTranslatedFiles } from '#domain/editions/publication/translated-files.server.ts';
import {
  exactAddress,
  type FileAddress,
  isOpenFile,
  packageAddress,
  readFileAddress,
} from '#domain/insights/insight-files.ts';
import { type Language, originalLanguage } from '#platform/languages.ts';
import type { Services } from '#platform/services.server.ts';
import type { Packages } from '../edition-files/package/packages.ts';
import type { Address } from '../listening/request-address.ts';
import { AnswerCache } from '../pages/page-cache.ts';
import { type PreparedAnswer, prepareAnswer, sendAnswer } from '../pages/prepared-answer.ts';
import { openHeaders } from '../security-headers.ts';
import { headersByType, mediaTypeOf } from './built-files.ts';
import { fileRequest, requestedPart, unsatisfiedRange } from './partial-response.ts';

type LocalPath = Pick<Address, 'language' | 'path'>;

interface NamedFile {
  language: Language;
  year: number;
  version: string;
  /** Without language and version. */
  path: string;
  isExact: boolean;
}

type ContentOf = (language?: Language) => SiteContent;

const namedBy = (read: FileAddress, language: Language, version: string): NamedFile => ({
  language,
  year: read.year,
  version,
  path: read.current,
  isExact: read.version !== undefined,
});

/** The package that a path names; it has all languages, and no language in its address. */
function namedPackage({ language, path }: LocalPath, content: ContentOf): NamedFile | undefined {
  const read = readFileAddress(path);
  if (language !== originalLanguage || !read || read.current !== packageAddress(read.year)) return undefined;
  const version = read.version ?? findPackagedEdition(content, read.year)?.version;
  return version === undefined ? undefined : namedBy(read, language, version);
}

/** The file that a path names; undefined if it is no edition's file, or one of the built-in edition. */
function namedFile({ language, path }: LocalPath, content: SiteContent): NamedFile | undefined {
  const read = readFileAddress(path);
  const live = read && findEdition(content, String(read.year));
  const version = read?.version ?? live?.version;
  if (!read || version === undefined) return undefined;
  const isBuilt = language === originalLanguage && live?.version === version && !live.hasStoredFiles;
  return isBuilt ? undefined : namedBy(read, language, version);
}

/** A package's own hash is on no page: previews and pages name the address that leads to the latest. */
const permanentAddress = ({ path, year, version, isExact }: NamedFile): [string, string][] =>
  isExact || path !== packageAddress(year) ? [] : [['Content-Location', exactAddress(path, year, version)]];

const noSuchFile = new Error('no such file');
const beingMade = new Error('the package is being made');

/** Sends a file, or the requested part of it. */
export async function sendEditionFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: PreparedAnswer,
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
  headers: readonly [string, string][];
  content: ContentOf;
  /** Records the files of other languages. */
  writing: Pick<Services, 'db'>;
  /** Makes them in a thread. */
  storeFiles: StoreFiles;
  packages: Pick<Packages, 'begin'>;
}

/** The files of published editions, from the file store. Files of a version never change. */
export function createEditionFiles({ services, headers, content, writing, storeFiles, packages }: EditionFilesOptions) {
  // By version and address, so cached files are never outdated.
  const cache = new AnswerCache();
  const making = new Map<string, Promise<boolean>>();
  /** Versions whose files were made, so that requests for unknown names don't make them again. */
  const made = new LRUCache<string, true>({ max: 200 });

  /** Makes the files of an edition in another language, or the German handouts of a live one, once for concurrent requests. */
  async function makeInLanguage({ language, year, version }: NamedFile): Promise<void> {
    const shown = content(language);
    const live = findEdition(shown, String(year));
    if (language === originalLanguage && live?.version !== version) return;
    const key = `${language} ${version}`;
    if (made.has(key)) return;
    const makeFiles = () =>
      language === originalLanguage
        ? makeGermanHandouts(writing, shown, live as LiveEdition, storeFiles)
        : makeTranslatedFiles(writing, { language, year, version }, shown.institution, storeFiles);
    const underWay = making.get(key) ?? makeFiles();
    making.set(key, underWay);
    if (await underWay.finally(() => making.delete(key))) made.set(key, true);
  }

  /** @throws beingMade when the package of a live edition isn't made yet */
  async function findPackageOf({ year, version }: NamedFile): Promise<EditionFile | undefined> {
    const found = await findPackage(services, { year, version });
    if (found) return found;
    const live = findPackagedEdition(content, year);
    if (live?.version !== version || !packages.begin()) return undefined;
    throw beingMade;
  }

  async function find(named: NamedFile): Promise<EditionFile | undefined> {
    const { language, year, version, path } = named;
    if (path === packageAddress(year)) return findPackageOf(named);
    const findStored = () =>
      language === originalLanguage
        ? findEditionFile(services.db, { document: editionDocumentName(year), version, address: path })
        : findTranslatedFile(services, { language, year, version, path });
    const found = await findStored();
    if (found || (language === originalLanguage && !isHandout(path, year))) return found;
    await makeInLanguage(named);
    return findStored();
  }

  async function make(named: NamedFile): Promise<PreparedAnswer> {
    const file = await find(named);
    if (!file) throw noSuchFile;
    const bytes = await services.files.getBytes(editionFileKey(file.sha256));
    // Caches would keep a damaged file for up to a year.
    if (hash('sha256', bytes) !== file.sha256) throw new Error(`the stored file of ${named.path} is damaged`);
    return prepareAnswer(200, bytes, [
      ['Content-Type', mediaTypeOf(named.path)],
      ['Accept-Ranges', 'bytes'],
      ['Cache-Control', named.isExact ? 'public, max-age=31536000, immutable' : 'public, max-age=3600'],
      ...headersByType(named.path),
      ...permanentAddress(named),
      ...(isOpenFile(named.path) ? openHeaders(headers) : headers),
    ]);
  }

  /** Undefined if the path is none of these. */
  return function editionFile(address: LocalPath): Promise<PreparedAnswer | 'missing' | 'being-made'> | undefined {
    const named = namedPackage(address, content) ?? namedFile(address, content(address.language));
    if (!named) return undefined;
    const key = `${named.isExact} ${named.version} ${named.language} ${named.path}`;
    return cache
      .getOrMake(key, () => make(named))
      .catch((error: Error) => {
        if (error === noSuchFile) return 'missing';
        if (error === beingMade) return 'being-made';
        throw error;
      });
  };
}
