import { useQuery } from '@tanstack/react-query';
import { facts, homeTexts } from '#content/current-edition.ts';
import { figureText } from '#content/figure-text.ts';
import { callToAction } from '#content/site.ts';
import type { HeroVideo } from '../api-records.ts';
import { ButtonLink } from '../components/button-link.tsx';
import { HeroPicture } from './hero-picture.tsx';

/** Top of the home page: the edition's name over its video, and the number of people behind it. */
export function Hero() {
  const { data: video } = useQuery<HeroVideo | null>({ queryKey: ['/api/hero-videos/active'] });
  const { kicker, heading, lead } = homeTexts.hero;
  return (
    <section
      aria-labelledby="titel"
      className="focus-light relative isolate overflow-hidden bg-petrol text-on-petrol print:bg-paper print:text-ink"
    >
      <HeroPicture key={video?.videoUrl} video={video ?? null} />
      <div className="container-page page-grid relative min-h-[min(46rem,86svh)] items-end gap-y-12 pt-16 pb-16 md:pt-24">
        <div className="md:col-span-8 lg:col-span-7">
          <p className="mb-5 font-semibold">{kicker}</p>
          <h1 id="titel" className="text-display hyphens-manual">
            {heading}
          </h1>
          <p className="mt-6 max-w-[34rem] text-lg">{lead}</p>
          <p className="no-print mt-8 flex flex-wrap gap-3">
            <ButtonLink href={callToAction.href} look="signal">
              {callToAction.label}
            </ButtonLink>
            <ButtonLink href="/insights" look="light">
              Insights ansehen
            </ButtonLink>
          </p>
        </div>
        <div className="bg-petrol py-5 md:col-span-4 md:p-6 lg:col-start-9 print:bg-paper">
          <p className="text-figure font-bold tracking-tighter tabular-nums">{figureText(facts.respondents)}</p>
          <p className="mt-3 border-t border-white/40 pt-3">Befragte in drei Sprachregionen, {facts.survey.text}</p>
        </div>
      </div>
    </section>
  );
}
