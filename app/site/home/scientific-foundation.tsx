import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { FormattedText } from '../../components/formatted-text.tsx';
import { Section } from '../../components/section-heading.tsx';
import { homeWords } from './home-words.ts';
import { SampleBars } from './sample-bars.tsx';

export function ScientificFoundation({ content }: { content: SiteContent }) {
  const { language } = content;
  const { edition } = content.current;
  const { foundation } = edition.homeTexts;
  return (
    <Section id="fundierung" kicker={content.home.foundationKicker} title={foundation.title}>
      <div className="measure space-y-4 text-lg">
        {foundation.paragraphs.map((paragraph, index) => (
          <FormattedText key={`${index}`} text={paragraph} />
        ))}
      </div>
      <SampleBars language={language} edition={edition} />
      <p className="no-print mt-8">
        <ButtonLink {...pageLink(content, '/about')}>{homeWords(language).moreAboutUs}</ButtonLink>
      </p>
    </Section>
  );
}
