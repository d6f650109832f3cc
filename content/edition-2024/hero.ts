import { figureText } from '../figure-text.ts';
import type { HomeTexts } from '../schemas.ts';
import { facts } from './facts.ts';
import { study } from './figures.ts';

/** The home page's first view; apart from its other texts, which load later. */
export const heroTexts: HomeTexts['hero'] = {
  kicker: `${facts.editionNumber}. Ausgabe seit ${facts.firstYear}`,
  heading: facts.title,
  lead: `Wie sieht die Bevölkerung in der Schweiz ihre Versicherungen und Krankenkassen? ${figureText(study.respondents)} Personen aus drei Sprachregionen geben Auskunft über Prämien, Beratung, digitale Wege und künstliche Intelligenz.`,
};
