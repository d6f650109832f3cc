import type { InsightCard } from '#content/schemas.ts';

interface CardLinkProps {
  card: InsightCard;
  href: string;
  /** Whether a click shows the card on this page, without a request. */
  isOnPage?: boolean;
}

/** A card's number, title and message as one link. */
export function CardLink({ card, href, isOnPage = false }: CardLinkProps) {
  return (
    <a href={href} data-goto={isOnPage ? card.id : undefined} className="group flex h-full gap-4 py-5">
      <span aria-hidden="true" className="w-6 shrink-0 text-xl font-semibold text-signal tabular-nums">
        {card.id}
      </span>
      <span className="min-w-0 hyphens-auto wrap-anywhere">
        <span className="block font-semibold group-hover:underline group-hover:underline-offset-4">{card.title}</span>
        <span className="mt-1 block text-sm text-ink-muted">{card.message}</span>
      </span>
    </a>
  );
}
