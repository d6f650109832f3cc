import * as z from 'zod/mini';
import { imageMediaTypes, storeLogo } from '#platform/images.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { administratorCall, type UploadedFile } from './call.ts';

const largestLogo = 5 * 1024 * 1024;

export const uploadCalls = ({ files }: Services) => [
  administratorCall<unknown, UploadedFile>({
    method: 'POST',
    path: '/upload/partner-logo',
    tag: 'partners',
    summary: 'Store a logo, re-encoded as a bitmap without metadata',
    upload: { field: 'logo', maximumBytes: largestLogo, mediaTypes: imageMediaTypes },
    answer: { status: 201, description: 'Its address', schema: z.object({ logoUrl: z.string() }) },
    async handle({ body }) {
      const logoUrl = await storeLogo(files, body.bytes);
      return isRefusal(logoUrl) ? logoUrl : { logoUrl };
    },
  }),
];
