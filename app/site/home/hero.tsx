import { figureText } from '#content/figure-text.ts';
import { heroVideoRenditions, orderPath } from '#content/site.ts';
import { translatedText } from '#domain/core/records/translated-text.ts';
import { pageLink } from '#domain/editions/live-content/page-link.ts';
import type { SiteContent } from '#domain/editions/live-content/site-content.ts';
import type { HeroVideo } from '#domain/hero-videos/hero-video-answer.ts';
import { heroVideoSource } from '#domain/hero-videos/hero-video-source.ts';
import { ButtonLink } from '../../components/button-link.tsx';
import { Island } from '../../island.tsx';
import HeroPicture from './hero-picture.tsx';
import { heroPictureWords } from './hero-picture-words.ts';
import { homeWords } from './home-words.ts';

/** Top of the home page: the edition's name over its video, and the number of respondents. */
export function Hero({ content, video }: { content: SiteContent; video: HeroVideo | null }) {
  const { language } = content;
  const { facts, homeTexts } = content.current.edition;
  const source = video && heroVideoSource(video.videoUrl);
  const rendition = source?.kind === 'file' ? heroVideoRenditions[source.url] : undefined;
  const title = video ? translatedText(video, 'title', language) : { text: '', lang: undefined };
  const { kicker, heading, lead } = homeTexts.hero;
  const words = homeWords(language);
  return (
    <section className="focus-light relative isolate overflow-hidden bg-petrol text-on-petrol print:bg-paper print:text-ink">
      {rendition && (
        <link rel="preload" as="image" href={rendition.posterAvif} type="image/avif" fetchPriority="high" />
      )}
      <Island
        name="hero-picture"
        component={HeroPicture}
        props={{ source, rendition, title, words: heroPictureWords(language) }}
        className="absolute inset-0"
      />
      {/* Positioned by padding rather than bottom alignment, to avoid a layout shift while the page loads. */}
      <div className="container-page page-grid relative min-h-(--hero) content-start items-end gap-y-10 pt-[max(5rem,var(--hero)-36rem)] pb-12 [--hero:min(46rem,86svh)] md:pt-[max(5rem,var(--hero)-32rem)] md:pb-16 xl:pt-[max(5rem,var(--hero)-27rem)] print:min-h-0 print:pt-0">
        <header className="md:col-span-12">
          <p className="mb-4 font-semibold">{kicker}</p>
          {/* On phones smaller, so that a word of 20 letters fits into 320 px. */}
          <h1 className="text-[min(8.5vw,var(--text-display))]/[1.05] tracking-tight">{heading}</h1>
        </header>
        <div className="md:col-span-7 lg:col-span-6">
          <p className="max-w-[36rem] text-lg">{lead}</p>
          <p className="no-print mt-8 flex flex-wrap gap-3">
            <ButtonLink {...pageLink(content, orderPath)} look="signal">
              {content.frame.callToAction}
            </ButtonLink>
            <ButtonLink {...pageLink(content, '/insights')} look="light">
              {words.showInsights}
            </ButtonLink>
          </p>
        </div>
        <div className="border-t border-white/40 pt-5 md:col-span-5 lg:col-span-4 lg:col-start-9">
          <p className="text-figure font-bold tracking-tighter tabular-nums">
            {figureText(facts.respondents, language)}
          </p>
          <p className="mt-3">{words.respondentsIn(facts.regionsText, facts.survey.text)}</p>
        </div>
      </div>
    </section>
  );
}
