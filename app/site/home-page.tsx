import { useEffect } from 'react';
import { deferred } from '../components/deferred.tsx';
import { Hero } from './hero.tsx';
import { hideFailedLogos } from './hide-failed-logos.ts';

const HomeIntroduction = deferred(() => import('./home-introduction.tsx'), 'used');
const HomeLowerPart = deferred(() => import('./home-lower-part.tsx'));

export default function HomePage() {
  useEffect(hideFailedLogos, []);
  return (
    <>
      <Hero />
      <HomeIntroduction />
      <HomeLowerPart />
    </>
  );
}
