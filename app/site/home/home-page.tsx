import { readActiveHeroVideoCall } from '#domain/hero-videos/hero-video-calls.ts';
import { partnerCalls } from '#domain/partners/partner-calls.ts';
import { studyCalls } from '#domain/studies/study-calls.ts';
import { Island } from '../../island.tsx';
import type { PageRequest } from '../../page-request.ts';
import { TextColumns } from '../about/text-columns.tsx';
import { CurrentEdition } from './current-edition.tsx';
import { Hero } from './hero.tsx';
import { homeWords } from './home-words.ts';
import KeyFigureCarousel from './key-figure-carousel.tsx';
import { keyFigureCarouselWords } from './key-figure-carousel-words.ts';
import { PartnerLogos } from './partner-logos.tsx';
import { ScientificFoundation } from './scientific-foundation.tsx';

export default async function homePage({ language, answer, content }: PageRequest) {
  const { edition } = content.current;
  const { homeTexts, keyFigures } = edition;
  const [video, studies, partners] = await Promise.all([
    answer(readActiveHeroVideoCall),
    answer(studyCalls.list),
    answer(partnerCalls.list),
  ]);
  const study = studies.find(({ id }) => id === content.currentStudyId);
  return (
    <>
      <Hero content={content} video={video} />
      <section aria-label={homeWords(language).study} className="container-page py-[clamp(3rem,7vw,6rem)]">
        <TextColumns blocks={homeTexts.cards} />
      </section>
      <Island
        name="key-figure-carousel"
        component={KeyFigureCarousel}
        props={{ title: homeTexts.carouselTitle, keyFigures, language, words: keyFigureCarouselWords(language) }}
      />
      <CurrentEdition content={content} study={study} />
      <ScientificFoundation content={content} />
      <PartnerLogos content={content} partners={partners} />
    </>
  );
}
