import { figureText } from '#content/figure-text.ts';
import type { Edition } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { surveyProfileWords } from './survey-profile-words.ts';

/** Whether an edition shows confidence intervals, or why it doesn't. */
export function surveyPrecision({ disclosure }: Edition, language: Language): string {
  const { withIntervals, withoutIntervals } = surveyProfileWords(language);
  return disclosure.isRandomSample ? withIntervals : withoutIntervals;
}

/** How an edition's survey was made: every disclosure item in AAPOR's order, stated or not. */
export function surveyProfile(edition: Edition, language: Language) {
  const { facts, disclosure } = edition;
  const words = surveyProfileWords(language);
  const { weighting, ...stated } = disclosure;
  const texts = {
    sponsor: stated.sponsor,
    conductor: stated.conductor,
    population: stated.population,
    frame: stated.frame,
    recruiting: stated.recruiting,
    mode: stated.mode,
    languages: stated.languages,
    dates: facts.survey.text,
    sampleSize: words.respondents(figureText(facts.respondents, language)),
    weighting,
    precision: surveyPrecision(edition, language),
  };
  return Object.entries(texts).map(([item, text]) => ({
    item,
    label: words.labels[item as keyof typeof texts],
    text: text ?? null,
  }));
}
