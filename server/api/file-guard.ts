import type { Permission } from '#domain/core/accounts/roles.ts';
import type { CallSchemas } from '#domain/core/api-call.ts';
import type { FilePerson } from '#domain/partner-files/file-person.ts';
import { type FileCalls, firmFileCalls, officeFileCalls } from '#domain/partner-files/partner-file-calls.ts';
import { firmUploadCalls, officeUploadCalls, type UploadCalls } from '#domain/partner-uploads/upload-calls.ts';
import { type Call, type Handled, officeCall, partnerCall, type RequestTo } from './call.ts';

type Guard = <Query, Body, Path extends string, Value = null, Schemas extends CallSchemas = CallSchemas>(
  call: Handled<Query, Body, Value, [RequestTo<Path, Query, Body>, FilePerson], Schemas, Path>,
) => Call<Query, Body>;

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
  ({ handle, ...call }) =>
    officeCall(permission, {
      ...call,
      handle: (request) => {
        const { id, email } = request.administrator;
        return handle(request, { id, email, firmId: null });
      },
    });

const firmGuard: Guard = ({ handle, ...call }) =>
  partnerCall({
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
