import type { Permission } from '#domain/core/accounts/roles.ts';
import type { ApiCall } from '#domain/core/api-call.ts';
import type { FilePerson } from '#domain/partner-files/file-person.ts';
import { type FileCalls, firmFileCalls, officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { firmUploadCalls, officeUploadCalls, type UploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { type Call, type Handled, officeCall, partnerCall } from './call.ts';

type Guard = <Api extends ApiCall, Body>(api: Api, call: Handled<Api, Body, unknown, [FilePerson]>) => Call;

/** Guards the calls about partner files for one side: the office or the firms. */
export interface FileGuard {
  calls: { files: FileCalls; uploads: UploadCalls };
  language: 'de' | 'en';
  /** For users who may view and download files. */
  forReaders: Guard;
  /** For users who may upload and change them too. */
  forWriters: Guard;
}

const officeGuard =
  (permission: Permission): Guard =>
  (api, { handle, ...call }) =>
    officeCall(permission, api, {
      ...call,
      handle: (request) => {
        const { id, email } = request.administrator;
        return handle(request, { id, email, firmId: null });
      },
    });

const firmGuard: Guard = (api, { handle, ...call }) =>
  partnerCall(api, {
    ...call,
    handle: (request) => {
      const { id, email, firmId } = request.firmPerson;
      return handle(request, { id, email, firmId });
    },
  });

export const officeFileGuard: FileGuard = {
  calls: { files: officeFileCalls, uploads: officeUploadCalls },
  language: 'en',
  forReaders: officeGuard('read-content'),
  forWriters: officeGuard('content'),
};

/** People of a firm do both. */
export const firmFileGuard: FileGuard = {
  calls: { files: firmFileCalls, uploads: firmUploadCalls },
  language: 'de',
  forReaders: firmGuard,
  forWriters: firmGuard,
};
