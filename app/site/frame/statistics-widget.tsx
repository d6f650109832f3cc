import { useEffect, useState } from 'react';
import type { Figure } from '#content/figure-schemas.ts';
import { figureText } from '#content/figure-text.ts';
import type { Statistic } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { fill } from '#platform/words.ts';
import { PauseButton } from '../../components/icon-button.tsx';
import type { StatisticsWidgetWords } from './statistics-widget-words.ts';

const rotationMs = 3000;
/** Duration and number of steps of the count-up. */
const countMs = 1500;
const countSteps = 60;

/** The figure after `step` steps; the last step is the published figure itself. */
const countedFigure = (figure: Figure, step: number): Figure =>
  step >= countSteps ? figure : { ...figure, value: Math.floor((figure.value * step) / countSteps) };

interface StatisticsWidgetProps {
  statistics: Statistic[];
  source: string;
  language: Language;
  words: StatisticsWidgetWords;
}

/**
 * Shows the edition's figures one after the other, counting up. Without script, in print and with reduced motion they
 * are shown side by side.
 */
export default function StatisticsWidget({ statistics, source, language, words }: StatisticsWidgetProps) {
  const [current, setCurrent] = useState(0);
  const [step, setStep] = useState(countSteps);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    if (isPaused || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let done = 0;
    setStep(done);
    const counting = setInterval(() => {
      done += 1;
      setStep(done);
      if (done === countSteps) clearInterval(counting);
    }, countMs / countSteps);
    const turning = setTimeout(() => setCurrent((current + 1) % statistics.length), rotationMs);
    return () => {
      clearInterval(counting);
      clearTimeout(turning);
    };
  }, [isPaused, current, statistics.length]);

  const togglePause = () => {
    setStep(countSteps);
    setIsPaused(!isPaused);
  };

  return (
    <section aria-label={words.title} className="page-grid items-end gap-y-6 border-b border-white/25 py-12">
      <ul className="grid grid-cols-2 gap-6 md:grid-cols-3 lg:grid-cols-6 md:col-span-12 motion-safe:md:col-span-10 motion-safe:block print:grid noscript:grid">
        {statistics.map(({ label, figure }, index) => (
          <li
            key={label}
            aria-current={index === current || undefined}
            className="motion-safe:hidden motion-safe:aria-[current]:flex motion-safe:flex-wrap motion-safe:items-baseline motion-safe:gap-x-6 print:block noscript:block"
          >
            {/* Prints the final figure instead of the current count. */}
            <p
              data-figure={figureText(figure, language)}
              className="text-3xl font-bold tracking-tight tabular-nums motion-safe:text-figure print:text-2xl print:before:content-[attr(data-figure)] noscript:text-3xl"
            >
              <span className="print:hidden">
                {figureText(index === current ? countedFigure(figure, step) : figure, language)}
              </span>
            </p>
            <p className="motion-safe:text-xl print:text-sm noscript:text-base">{label}</p>
          </li>
        ))}
      </ul>
      <div className="flex items-center gap-4 md:col-span-2 md:justify-end motion-reduce:hidden print:hidden noscript:hidden">
        <PauseButton label={isPaused ? words.play : words.pause} isPaused={isPaused} onToggle={togglePause} />
      </div>
      <progress
        max={countSteps}
        value={step}
        aria-label={words.progress}
        className="h-0.5 w-full appearance-none bg-white/25 md:col-span-12 [&::-moz-progress-bar]:bg-white [&::-webkit-progress-bar]:bg-white/25 [&::-webkit-progress-value]:bg-white motion-reduce:hidden print:hidden noscript:hidden"
      />
      <p className="text-sm text-on-petrol/80 md:col-span-12">{fill(words.source, { source })}</p>
    </section>
  );
}
