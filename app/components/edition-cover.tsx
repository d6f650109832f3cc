import { facts } from '#content/current-edition.ts';

interface EditionCoverProps {
  year: number;
  className?: string;
}

/** Cover of an edition, decoration beside its title; a year without a drawn cover gets a plate with its number. */
export function EditionCover({ year, className = '' }: EditionCoverProps) {
  if (year < facts.firstYear || year > facts.year) {
    return (
      <p
        aria-hidden="true"
        className={`flex aspect-[600/848] items-start bg-petrol p-[8%] text-4xl font-bold text-on-petrol ${className}`}
      >
        {year}
      </p>
    );
  }
  const file = `/assets/covers/edition-${year}-600`;
  return (
    <picture>
      <source srcSet={`${file}.avif`} type="image/avif" />
      <source srcSet={`${file}.webp`} type="image/webp" />
      <img src={`${file}.jpg`} alt="" width={600} height={848} loading="lazy" className={`h-auto ${className}`} />
    </picture>
  );
}
