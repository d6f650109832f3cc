import type { EditionDocument } from '../schemas.ts';

/** Texts of the home page's hero. */
export const heroTexts: EditionDocument['homeTexts']['hero'] = {
  kicker: '{{facts.editionNumber}}. Ausgabe seit {{facts.firstYear}}',
  heading: '{{facts.title}}',
  lead: 'Wie sieht die Bevölkerung in der Schweiz ihre Versicherungen und Krankenkassen? {{study.respondents}} Personen aus {{facts.regionsText}} geben Auskunft über Prämien, Beratung, digitale Wege und künstliche Intelligenz.',
};
