import { fileRequestCalls } from '#domain/partner-files/file-request-calls.ts';
import { englishResource } from '../../workspace/records/record-resource.ts';
import { successToast } from '../../workspace/records/toasts.ts';

const resource = englishResource(fileRequestCalls, 'Request');

export const fileRequestResource: typeof resource = {
  ...resource,
  done: (action) => (action === 'delete' ? successToast('Request withdrawn') : resource.done(action)),
};
