import type { MediaType } from '#domain/media/media-type.ts';

export const mediaTypeLabels: Record<MediaType, string> = {
  article: 'Article',
  video: 'Video',
  quote: 'Quote',
  image: 'Image',
};
