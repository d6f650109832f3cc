import type { MediaType } from '#domain/media/media-type.ts';

/** A media item as GET /api/media answers it; publishedAt is ISO 8601. */
export interface MediaRecord {
  id: string;
  title: string;
  description: string | null;
  type: MediaType;
  outlet: string | null;
  url: string | null;
  imageUrl: string | null;
  publishedAt: string | null;
}
