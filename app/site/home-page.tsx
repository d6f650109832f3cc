import { deferred } from '../components/deferred.tsx';
import { Hero } from './hero.tsx';

const HomeLowerPart = deferred(() => import('./home-lower-part.tsx'));

export default function HomePage() {
  return (
    <>
      <Hero />
      <HomeLowerPart />
    </>
  );
}
