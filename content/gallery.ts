import type { GalleryPicture } from './page-schemas.ts';

/** The three pictures of the gallery on /media; media items of type image follow them. */
export const gallery: readonly GalleryPicture[] = [
  {
    picture: '/assets/gallery/event-1',
    alt: 'Zeichnung: Blick aus der letzten Reihe eines Saals auf eine Leinwand, auf der alle Befragten als Punkte stehen',
    caption: 'Präsentation der Ergebnisse',
  },
  {
    picture: '/assets/gallery/event-2',
    alt: 'Zeichnung: vier Personen im Gespräch an einem Tisch, über der sprechenden steigen Balken auf',
    caption: 'Podium mit Forschung und Branche',
  },
  {
    picture: '/assets/gallery/event-3',
    alt: 'Zeichnung: eine Person spricht vor einer Leinwand mit dem Diagramm der Customer Journey',
    caption: 'Vortrag zur Customer Journey',
  },
];
