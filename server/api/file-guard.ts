import type { FilePerson } from '#domain/partner-files/file-person.ts';
import type { Refusal } from '#platform/refusal.ts';
import { type Call, type CallDescription, type CallRequest, officeCall, partnerCall } from './call.ts';

type FileCall<Query, Body, Value> = CallDescription<Query, Body, Value> & {
  handle(request: CallRequest<Query, Body>, person: FilePerson): Promise<NoInfer<Value> | Refusal | Response>;
};

/** Lets one side make a call about files of the partner area, which both sides have. */
export interface FileGuard {
  /** Where its calls begin. */
  path: { files: string; uploads: string };
  language: 'de' | 'en';
  guarded<Query, Body, Value = null>(call: FileCall<Query, Body, Value>): Call<Query, Body>;
}

/** For those of the office who keep the site's content. */
export const ofOffice: FileGuard = {
  path: { files: '/partner-files', uploads: '/partner-uploads' },
  language: 'en',
  guarded: ({ handle, ...call }) =>
    officeCall('content', {
      ...call,
      handle: (request) => {
        const { id, email } = request.administrator;
        return handle(request, { id, email, firmId: null });
      },
    }),
};

/** For people of partner firms. */
export const ofFirms: FileGuard = {
  path: { files: '/partner-area/files', uploads: '/partner-area/uploads' },
  language: 'de',
  guarded: ({ handle, ...call }) =>
    partnerCall({
      ...call,
      handle: (request) => {
        const { id, email, firmId } = request.firmPerson;
        return handle(request, { id, email, firmId });
      },
    }),
};
