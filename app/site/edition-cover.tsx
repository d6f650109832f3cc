import { archive } from '#content/archive.ts';
import { facts } from '#content/current-edition.ts';

const drawn = new Set([facts.year, ...archive.map(({ year }) => year)]);

interface EditionCoverProps {
  year: number;
  /** Whether it is among the first things to be seen. */
  eager?: boolean;
  className?: string;
}

/** The cover of an edition; a plain one with the year where none has been drawn. */
export function EditionCover({ year, eager = false, className = '' }: EditionCoverProps) {
  if (!drawn.has(year)) {
    return (
      <div
        aria-hidden="true"
        className={`flex aspect-[600/848] items-end bg-petrol p-[8%] font-bold text-on-petrol text-3xl tabular-nums ${className}`}
      >
        {year}
      </div>
    );
  }
  const address = `/assets/covers/edition-${year}-600`;
  return (
    <picture className="contents">
      <source srcSet={`${address}.avif`} type="image/avif" />
      <source srcSet={`${address}.webp`} type="image/webp" />
      <img
        src={`${address}.jpg`}
        width={600}
        height={848}
        alt={`Titelseite der Ausgabe ${year}`}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        className={`h-auto w-full ${className}`}
      />
    </picture>
  );
}
