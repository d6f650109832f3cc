import { figureText } from '#content/figure-text.ts';
import type { Edition } from '#content/schemas.ts';
import type { Language } from '#platform/languages.ts';
import { surveyProfileWords } from './survey-profile-words.ts';

interface ProfileItem {
  item: string;
  label: string;
  /** Null: the edition doesn't state it. */
  text: string | null;
}

/** How an edition's survey was made: every disclosure item in AAPOR's order, stated or not. */
export function surveyProfile({ facts, disclosure }: Edition, language: Language): ProfileItem[] {
  const words = surveyProfileWords(language);
  const { isRandomSample, weighting, ...stated } = disclosure;
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
    precision: isRandomSample ? words.withIntervals : words.withoutIntervals,
  };
  return Object.entries(texts).map(([item, text]) => ({
    item,
    label: words.labels[item as keyof typeof texts],
    text: text ?? null,
  }));
}
