import { adminCall } from '../../workspace/calls/admin-call.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';

export const partnerFileResource = englishResource('/api/partner-files', 'File');

/** Where the office's uploads go. */
export const officeUploads = { path: '/api/partner-uploads', call: adminCall };

export const versionAddress = (id: string, version: number) => `${partnerFileResource.path}/${id}/versions/${version}`;
