import { hasFormat } from './shown-picture.ts';

interface EditionCoverProps {
  year: number;
  /** The address of a picture, or of a built-in cover without its extension. */
  cover: string | undefined;
  className: string;
}

/** The JPEG of a cover, for uses that take a single file; built-in covers come in several formats. */
export const coverFile = (cover: string): string => (hasFormat(cover) ? cover : `${cover}.jpg`);

/** The decorative cover of an edition; without a picture it shows the year. */
export function EditionCover({ year, cover, className }: EditionCoverProps) {
  if (!cover) {
    return (
      <p
        aria-hidden="true"
        className={`flex aspect-[600/848] items-start bg-petrol p-[8%] text-4xl font-bold text-on-petrol ${className}`}
      >
        {year}
      </p>
    );
  }
  const size = { width: 600, height: 848, loading: 'lazy' } as const;
  if (hasFormat(cover)) {
    return <img src={cover} alt="" {...size} className={`aspect-[600/848] h-auto object-cover ${className}`} />;
  }
  return (
    <picture>
      <source srcSet={`${cover}.avif`} type="image/avif" />
      <source srcSet={`${cover}.webp`} type="image/webp" />
      <img src={coverFile(cover)} alt="" {...size} className={`h-auto ${className}`} />
    </picture>
  );
}
