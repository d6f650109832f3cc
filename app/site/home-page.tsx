import { useEffect } from 'react';
import { deferred } from '../components/deferred.tsx';
import { Hero } from './hero.tsx';
import { hideFailedLogos } from './hide-failed-logos.ts';

const HomeIntroduction = deferred(() => import('./home-introduction.tsx'), 'used', true);
const KeyFigureCarousel = deferred(() => import('./key-figure-carousel.tsx'), 'near', true);
const CurrentEdition = deferred(() => import('./current-edition-card.tsx'));
const ScientificFoundation = deferred(() => import('./scientific-foundation.tsx'), 'used', true);
const PartnerLogos = deferred(() => import('./partner-logos.tsx'));

export default function HomePage() {
  useEffect(hideFailedLogos, []);
  return (
    <>
      <Hero />
      <HomeIntroduction />
      <KeyFigureCarousel />
      <CurrentEdition />
      <ScientificFoundation />
      <PartnerLogos />
    </>
  );
}
