interface EditionCoverProps {
  year: number;
  /** Address of the drawn cover, without its format. */
  cover: string | undefined;
  className?: string;
}

/** Cover of an edition, decoration beside its title; a year without one gets a plate with its number. */
export function EditionCover({ year, cover, className = '' }: EditionCoverProps) {
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
  return (
    <picture>
      <source srcSet={`${cover}.avif`} type="image/avif" />
      <source srcSet={`${cover}.webp`} type="image/webp" />
      <img src={`${cover}.jpg`} alt="" width={600} height={848} loading="lazy" className={`h-auto ${className}`} />
    </picture>
  );
}
