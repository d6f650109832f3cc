import { FileText, Film } from 'lucide-react';
import type { LibraryItem } from '#domain/library/library-item-answer.ts';

/** A picture cropped as in media reports, or an icon for other files. */
export function LibraryThumbnail({ item: { type, crops, fileUrl } }: { item: LibraryItem }) {
  const look = 'aspect-video w-full rounded-sm bg-rule';
  const wide = crops.find(({ shape }) => shape === 'wide');
  if (type === 'picture') {
    return (
      <img
        src={wide?.url ?? fileUrl}
        alt=""
        width={320}
        height={180}
        loading="lazy"
        className={`${look} object-cover`}
      />
    );
  }
  const Icon = type === 'pdf' ? FileText : Film;
  return (
    <div className={`${look} flex items-center justify-center text-ink-muted`}>
      <Icon aria-hidden="true" className="size-10" />
    </div>
  );
}
