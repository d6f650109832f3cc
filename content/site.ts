/** Constants of the site: its name and addresses. The publisher is in institution.ts. */

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
