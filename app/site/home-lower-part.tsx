import { homeTexts } from '#content/current-edition.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { Section } from '../components/section-heading.tsx';
import { CurrentEdition } from './current-edition-card.tsx';
import { KeyFigureCarousel } from './key-figure-carousel.tsx';
import { PartnerLogos } from './partner-logos.tsx';
import { SampleBars } from './sample-bars.tsx';

/** The home page below its introduction. */
export default function HomeLowerPart() {
  const { foundation } = homeTexts;
  return (
    <>
      <KeyFigureCarousel />
      <CurrentEdition />
      <Section id="fundierung" kicker="Grundlagen" title={foundation.title}>
        <div className="measure space-y-4 text-lg">
          {foundation.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <SampleBars />
        <p className="no-print mt-8">
          <ButtonLink href="/about">Mehr über uns</ButtonLink>
        </p>
      </Section>
      <PartnerLogos />
    </>
  );
}
