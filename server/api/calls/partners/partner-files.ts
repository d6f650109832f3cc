import * as z from 'zod/mini';
import {
  changeFile,
  deleteFile,
  readVersions,
  restoreFile,
} from '#domain/partner-files/change-partner-files.server.ts';
import { mediaTypes } from '#domain/partner-files/download-file.server.ts';
import { partnerFileAnswer, partnerFileVersionsAnswer } from '#domain/partner-files/partner-file-answer.ts';
import { changeFileCall } from '#domain/partner-files/partner-file-calls.ts';
import { partnerFileChange } from '#domain/partner-files/partner-file-input.ts';
import { listFilesOf } from '#domain/partner-files/partner-file-list-queries.server.ts';
import type { Services } from '#platform/services.server.ts';
import type { Call } from '../../call.ts';
import { type FileGuard, ofOffice } from '../../file-guard.ts';
import { ifMatchHeader, matchesKnownVersion } from '../../records/if-match.ts';
import { sendPartnerFile } from '../../send-partner-file.ts';
import { reportHeaders } from '../../send-report.ts';

/** Calls about files for one side, the office or a firm. */
export function partnerFileCalls(
  services: Services,
  { calls: { files }, language, forReaders, forKeepers }: FileGuard,
): Call[] {
  const common = { tag: 'partner-files', language };
  return [
    forReaders({
      ...common,
      ...files.list,
      summary: 'All files that one sees, with their newest version, the newest first',
      answer: { status: 200, description: 'The list', schema: z.array(partnerFileAnswer) },
      handle: (_, { firmId }) => listFilesOf(services.db, firmId),
    }),
    forReaders({
      ...common,
      ...files.listVersions,
      summary: 'The versions of a file, the newest first',
      answer: { status: 200, description: 'The list', schema: partnerFileVersionsAnswer },
      handle: ({ params }, person) => readVersions(services, person, params.id ?? ''),
    }),
    forReaders({
      ...common,
      ...files.download,
      summary: 'A version of a file, to be saved; that it was fetched is noted',
      answer: { status: 200, description: 'The file', mediaType: Object.values(mediaTypes) },
      headers: reportHeaders,
      refusals: [416, 503],
      handle: (request, person) => sendPartnerFile(services, person, request, language),
    }),
    forKeepers({
      ...common,
      ...files.remove,
      summary: 'Take a file back from everybody: the office any, a firm its own',
      answer: { status: 204, description: 'It is gone' },
      handle: ({ params }, person) => deleteFile(services, person, params.id ?? ''),
    }),
    forKeepers({
      ...common,
      ...files.restore,
      summary: 'Bring back a file that was taken back, with the same id',
      answer: { status: 200, description: 'The file', schema: partnerFileAnswer },
      handle: ({ params }, person) => restoreFile(services, person, params.id ?? ''),
    }),
  ];
}

/** Calls for the office only. */
export const partnerFileChangeCall = (services: Services): Call =>
  ofOffice.forKeepers({
    ...changeFileCall,
    tag: 'partner-files',
    summary: 'Change what is said of a file, and whom the office shares its own with: the fields that are sent',
    body: partnerFileChange,
    example: { title: 'Muster' },
    headers: ifMatchHeader,
    answer: { status: 200, description: 'The changed file', schema: partnerFileAnswer },
    refusals: [409],
    handle: ({ params, body, header }, person) =>
      changeFile(services, person, params.id ?? '', body, (updatedAt) =>
        matchesKnownVersion(header('if-match'), updatedAt),
      ),
  });
