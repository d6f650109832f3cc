import type { Edition } from '#content/schemas.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Section } from '../../components/section-heading.tsx';
import { WrittenText } from '../../components/written-text.tsx';
import { SampleBars } from './sample-bars.tsx';

/** The basis of the figures and the sample. */
export function ScientificFoundation({ kicker, edition }: { kicker: string; edition: Edition }) {
  const { foundation } = edition.homeTexts;
  return (
    <Section id="fundierung" kicker={kicker} title={foundation.title}>
      <div className="measure space-y-4 text-lg">
        {foundation.paragraphs.map((paragraph, place) => (
          <WrittenText key={`${place}`} text={paragraph} />
        ))}
      </div>
      <SampleBars edition={edition} />
      <p className="no-print mt-8">
        <ButtonLink href="/about">Mehr über uns</ButtonLink>
      </p>
    </Section>
  );
}
