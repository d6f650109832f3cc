import * as z from 'zod/mini';
import {
  changeFile,
  deleteFile,
  readVersions,
  restoreFile,
} from '#domain/partner-files/change-partner-files.server.ts';
import { mediaTypes } from '#domain/partner-files/download-file.server.ts';
import {
  fileFirmAnswer,
  partnerFileAnswer,
  partnerFileVersionsAnswer,
} from '#domain/partner-files/partner-file-answer.ts';
import { changeFileCall, firmFileCalls, officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { partnerFileChange, partnerFileList } from '#domain/partner-files/partner-file-input.ts';
import {
  listFilesOf,
  listFirmsOfFiles,
  listOfficeFiles,
} from '#domain/partner-files/partner-file-list-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Call } from '../../call.ts';
import { type FileGuard, firmFileGuard, officeFileGuard } from '../../file-guard.ts';
import { listPage, sendPage } from '../../list-page.ts';
import { ifKnown, ifMatchHeader } from '../../records/if-match.ts';
import { sendPartnerFile } from '../../send-partner-file.ts';
import { reportHeaders } from '../../send-report.ts';

/** Calls about files for one side, the office or a firm. */
export function partnerFileCalls(
  services: Services,
  { calls: { files }, language, forReaders, forWriters }: FileGuard,
): Call[] {
  return [
    forReaders(files.listVersions, {
      summary: 'The versions of a file, the newest first',
      answer: { status: 200, description: 'The list', schema: partnerFileVersionsAnswer },
      handle: ({ params }, person) => readVersions(services, person, params.id),
    }),
    forReaders(files.download, {
      summary: 'Download a version of a file; the download is recorded',
      answer: { status: 200, description: 'The file', mediaType: Object.values(mediaTypes) },
      headers: reportHeaders,
      handle: (request, person) => sendPartnerFile(services, person, request, language),
    }),
    forWriters(files.remove, {
      summary: 'Withdraw a file: the office any, a firm its own',
      answer: { status: 204, description: 'Deleted' },
      handle: ({ params }, person) => deleteFile(services, person, params.id),
    }),
    forWriters(files.restore, {
      summary: 'Restore a withdrawn file, with the same id',
      answer: { status: 200, description: 'The file', schema: partnerFileAnswer },
      handle: ({ params }, person) => restoreFile(services, person, params.id),
    }),
  ];
}

const listSummary = 'All files that the user may see, with their newest version, newest first';

/** The list of a firm, which is short: it is searched in the browser. */
export const firmFileListCall = ({ db }: Services): Call =>
  firmFileGuard.forReaders(firmFileCalls.list, {
    summary: listSummary,
    answer: { status: 200, description: 'The list', schema: z.array(partnerFileAnswer) },
    handle: (_, { firmId }) => listFilesOf(db, firmId),
  });

/** Calls for the office only. */
export const officeOnlyFileCalls = (services: Services): Call[] => [
  officeFileGuard.forReaders(officeFileCalls.list, {
    summary: listSummary,
    query: partnerFileList,
    answer: listPage('The list', partnerFileAnswer),
    handle: async ({ query, setHeader }) => sendPage(await listOfficeFiles(services.db, query), setHeader),
  }),
  officeFileGuard.forReaders(officeFileCalls.listFirms, {
    summary: 'The firms that sent files, or that files are shared with by name',
    answer: { status: 200, description: 'The firms', schema: z.array(fileFirmAnswer) },
    handle: () => listFirmsOfFiles(services.db),
  }),
  officeFileGuard.forWriters(changeFileCall, {
    summary: 'Change the description of a file, and the firms that the office shares it with: the fields that are sent',
    body: partnerFileChange,
    example: { title: 'Muster' },
    headers: ifMatchHeader,
    answer: { status: 200, description: 'The changed file', schema: partnerFileAnswer },
    handle: ({ params, body, header }, person) =>
      changeFile(services, person, params.id, body, ifKnown(header).matchesKnownVersion),
  }),
];
