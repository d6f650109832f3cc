import { coverOf } from '#domain/editions/live-content/site-content.ts';
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
  const { editionKicker, foundationKicker, partners: partnersHeading } = content.home;
  const [video, studies, partners] = await Promise.all([
    answer(readActiveHeroVideoCall),
    answer(studyCalls.list),
    answer(partnerCalls.list),
  ]);
  const study = studies.find(({ id }) => id === content.currentStudyId);
  return (
    <>
      <Hero
        language={language}
        video={video}
        facts={edition.facts}
        texts={homeTexts.hero}
        callToAction={content.frame.callToAction}
      />
      <section aria-label={homeWords(language).study} className="container-page py-[clamp(3rem,7vw,6rem)]">
        <TextColumns blocks={homeTexts.cards} />
      </section>
      <Island
        name="key-figure-carousel"
        component={KeyFigureCarousel}
        props={{
          title: homeTexts.carouselTitle,
          keyFigures,
          language,
          words: keyFigureCarouselWords(language),
        }}
      />
      <CurrentEdition
        language={language}
        kicker={editionKicker}
        facts={edition.facts}
        study={study}
        cover={coverOf(content, study?.year ?? edition.facts.year)}
      />
      <ScientificFoundation language={language} kicker={foundationKicker} edition={edition} />
      <PartnerLogos language={language} heading={partnersHeading} partners={partners} />
    </>
  );
}
