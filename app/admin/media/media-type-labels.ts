import type { MediaItemType } from '#domain/media/media-type.ts';

export const mediaTypeLabels: Record<MediaItemType, string> = {
  article: 'Article',
  video: 'Video',
  quote: 'Quote',
  image: 'Image',
};
