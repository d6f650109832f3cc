import type { IncomingMessage } from 'node:http';
import type { Language } from '#platform/languages.ts';
import { isRefusal, type Refusal, refuse } from '#platform/refusal.ts';
import type { Call } from '../call.ts';
import { readJsonBody, readUpload, spoolUpload } from './request-body.ts';

/** `spooled` is the path of a file that is to be removed when the call is answered. */
export interface CallBody {
  body?: unknown;
  spooled?: string;
}

const otherMediaType = refuse(415, 'media-type', '');

/** The body that a call accepts: JSON, a file, or nothing; or the reason for rejecting it (415, 413, 400). */
export async function readCallBody(
  call: Call,
  incoming: IncomingMessage | undefined,
  { language, spoolTo }: { language: Language; spoolTo: string },
): Promise<CallBody | Refusal> {
  if (!incoming) return {};
  const { 'content-encoding': encoding, 'content-type': mediaType } = incoming.headers;
  if (encoding !== undefined) return otherMediaType;
  const expected = call.upload ? 'multipart/form-data' : call.body && 'application/json';
  if (expected && mediaType?.split(';')[0]?.trim().toLowerCase() !== expected) return otherMediaType;
  if (call.body) return readJsonBody(incoming, call.body, language);
  if (call.upload?.isSpooled) {
    const read = await spoolUpload(incoming, call.upload, spoolTo);
    return isRefusal(read) ? read : { body: read.body, spooled: read.body.path };
  }
  return call.upload ? readUpload(incoming, call.upload) : {};
}
