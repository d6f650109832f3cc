import { germanResource, type RecordResource } from '../../workspace/records/record-resource.ts';

export const videoResource: RecordResource = {
  ...germanResource('/api/hero-videos', 'Hero Video'),
  updateMethod: 'PUT',
};
