import type { GalleryPicture } from './schemas.ts';

/** The three pictures of the gallery on /media; media items of type image follow them. */
export const gallery: readonly GalleryPicture[] = [
  {
    picture: '/assets/gallery/event-1',
    alt: 'Gezeichnete Szene: Publikum vor einer Bühne mit den Ergebnissen der Studie',
    caption: 'Präsentation der Ergebnisse',
  },
  {
    picture: '/assets/gallery/event-2',
    alt: 'Gezeichnete Szene: Podium mit mehreren Personen im Gespräch',
    caption: 'Podium mit Forschung und Branche',
  },
  {
    picture: '/assets/gallery/event-3',
    alt: 'Gezeichnete Szene: Personen im Austausch an Stehtischen',
    caption: 'Austausch nach der Veranstaltung',
  },
];
