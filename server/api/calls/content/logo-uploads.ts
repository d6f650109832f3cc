import { uploadLogoCall } from '#domain/library/library-calls.ts';
import { logoAnswer } from '#domain/library/library-item-answer.ts';
import { maxLibraryBytes } from '#domain/library/library-type.ts';
import { pictureMediaTypes, storePicture } from '#platform/pictures/pictures.server.ts';
import { reencodeInProcess } from '#platform/pictures/reencode-in-process.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { type AdministratorRequest, officeCall, type UploadedFile } from '../../call.ts';

export const uploadCalls = ({ files }: Services) => [
  officeCall('content', uploadLogoCall, {
    summary: 'Store a logo, re-encoded as a bitmap without metadata',
    upload: { field: 'logo', maxBytes: maxLibraryBytes.picture, mediaTypes: pictureMediaTypes },
    answer: { status: 201, description: 'Its address', schema: logoAnswer },
    async handle({ body }: AdministratorRequest<unknown, UploadedFile>) {
      const bitmap = await reencodeInProcess(body.bytes);
      return isRefusal(bitmap) ? bitmap : { logoUrl: await storePicture(files, bitmap) };
    },
  }),
];
