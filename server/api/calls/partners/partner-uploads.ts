import * as z from 'zod/mini';
import { beginUpload } from '#domain/partner-uploads/begin-upload.server.ts';
import {
  cancelUpload,
  finishUpload,
  listOwnUploads,
  readUploadStatus,
  storePiece,
} from '#domain/partner-uploads/send-pieces.server.ts';
import { uploadAnswer } from '#domain/partner-uploads/upload-answer.ts';
import { firmUploadInput, officeUploadInput } from '#domain/partner-uploads/upload-input.ts';
import { pieceBytes } from '#domain/partner-uploads/upload-limits.ts';
import type { Services } from '#platform/services.server.ts';
import type { Call, CallRequest, UploadedFile } from '../../call.ts';
import type { FileGuard } from '../../file-guard.ts';

const pieceHeader = 'Piece-SHA256';

const example = { fileName: 'muster.pdf', bytes: 1000, title: 'Muster', category: 'study', year: 2023 };
const beginnings = {
  en: { body: officeUploadInput, example: { ...example, isForAllFirms: true } },
  de: { body: firmUploadInput, example },
};

const upload = { description: 'The upload', schema: uploadAnswer };

/** Files uploaded in pieces; the user who started an interrupted upload can resume it. */
export function partnerUploadCalls(
  services: Services,
  { calls: { uploads }, language, forWriters }: FileGuard,
): Call[] {
  return [
    forWriters(uploads.begin, {
      summary:
        'Begin an upload: its disk space is reserved, and its pieces can be sent; with the digests of its pieces, an unfinished upload of the same file is returned instead',
      ...beginnings[language],
      answer: { status: 201, ...upload },
      refusals: [404, 409],
      handle: ({ body }, person) => beginUpload(services, person, body),
    }),
    forWriters(uploads.list, {
      summary: 'The user’s uploads: begun, being checked, or rejected',
      answer: { status: 200, description: 'The list', schema: z.array(uploadAnswer) },
      handle: (_, person) => listOwnUploads(services, person),
    }),
    forWriters(uploads.read, {
      summary: 'State and pieces of one of the user’s uploads',
      answer: { status: 200, ...upload },
      handle: ({ params }, person) => readUploadStatus(services, person, params.id),
    }),
    forWriters(uploads.sendPiece, {
      summary: 'Send a piece, numbered from 1: 1 MiB, the last one the rest; sending it again changes nothing',
      upload: { field: 'piece', maxBytes: pieceBytes, mediaTypes: ['application/octet-stream'] },
      headers: { [pieceHeader]: { description: 'Its digest, in hex.', schema: { type: 'string' } } },
      answer: { status: 204, description: 'It is stored' },
      refusals: [409],
      handle: ({ params, body, header }: CallRequest<unknown, UploadedFile, 'id' | 'piece'>, person) =>
        storePiece(services, person, params.id, {
          number: Number(params.piece),
          content: body.bytes,
          sha256: header(pieceHeader),
        }),
    }),
    forWriters(uploads.finish, {
      summary: 'Finish an upload once all pieces are sent: the file is checked, then it is available',
      answer: { status: 200, ...upload },
      refusals: [409],
      handle: ({ params }, person) => finishUpload(services, person, params.id),
    }),
    forWriters(uploads.cancel, {
      summary: 'Cancel an upload and delete its pieces, or dismiss a rejected one',
      answer: { status: 204, description: 'Deleted' },
      handle: ({ params }, person) => cancelUpload(services, person, params.id),
    }),
  ];
}
