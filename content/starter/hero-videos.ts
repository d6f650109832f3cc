/** First hero videos of an empty database; one is active. */
import type { StarterHeroVideo } from '../starter-schemas.ts';

export const starterHeroVideos: StarterHeroVideo[] = [
  {
    title: 'Einstiegsvideo 2024',
    description: 'Die Zahlen der vierten Ausgabe in Bewegung.',
    videoUrl: '/assets/hero-2024.mp4',
    isActive: true,
  },
  {
    title: 'Beispiel eines YouTube-Videos',
    description: 'Muster für eine fremde Adresse; ein solches Video lädt erst nach einem Klick.',
    videoUrl: 'https://www.youtube.com/watch?v=muster-2024',
    isActive: false,
  },
];
