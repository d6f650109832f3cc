/** What of the site is code: its name as the wordmark has it, and the addresses of pages. Who publishes it: institution.ts. */

export const site = { name: 'Versicherungsmonitor' } as const;

export const orderPath = '/order';

/** Other renditions of our own hero videos, by the address that a hero video record holds. */
export const heroVideoRenditions: Readonly<
  Record<string, { webm: string; poster: string; posterAvif: string } | undefined>
> = {
  '/assets/hero-2024.mp4': {
    webm: '/assets/hero-2024.webm',
    poster: '/assets/hero-2024.jpg',
    posterAvif: '/assets/hero-2024.avif',
  },
};
