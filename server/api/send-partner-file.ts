import { findFileToDownload, mediaTypes, readDownload } from '#domain/partner-files/download-file.server.ts';
import type { FilePerson } from '#domain/partner-files/file-person.ts';
import type { Language } from '#platform/languages.ts';
import { isRefusal, type Refusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';
import { fileResponse } from '../files/partial-response.ts';
import { attachmentHeaders } from './attachment-headers.ts';
import type { CallRequest } from './call.ts';
import { problem } from './problem.ts';

/** A version of a partner's file, as a download: never shown on this site. */
export async function sendPartnerFile(
  services: Services,
  person: FilePerson,
  request: Pick<CallRequest<unknown, unknown, 'id' | 'version'>, 'params' | 'header' | 'isHead'>,
  language: Language,
): Promise<Response | Refusal> {
  const { params } = request;
  const found = await findFileToDownload(services, person, params.id, params.version);
  if (isRefusal(found)) return found;
  const { bytes, type, fileName, sha256 } = found;
  return fileResponse(request, {
    bytes,
    etag: `"${sha256}"`,
    headers: attachmentHeaders(mediaTypes[type], fileName),
    read: (range) => readDownload(services, person, found, range),
    unsatisfiable: (headers) => problem(416, { language, headers }),
  });
}
