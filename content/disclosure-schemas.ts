/** The survey profile of an edition, by the disclosure items of AAPOR; dates and size are facts of the edition. */
import * as z from 'zod/mini';
import { field } from './field-meta.ts';
import { text } from './field-schemas.ts';

const item = (label: string, help: string) => field(z.optional(text), label, { help, rows: 2 });

export const disclosure = z.strictObject({
  sponsor: item('Who paid', 'Who commissioned and financed the survey.'),
  conductor: item('Who asked', 'Who designed the survey, and who carried it out.'),
  population: item('Population', 'Whom the results are about: «Wohnbevölkerung der Schweiz ab 18 Jahren».'),
  frame: item('Sampling frame', 'The list or panel from which respondents were chosen, and whom it leaves out.'),
  recruiting: item('Recruitment', 'How respondents were chosen and invited, with quotas and rewards.'),
  mode: item('Mode', 'How respondents answered: online, by telephone, in writing.'),
  languages: item('Languages', 'The languages of the questionnaire.'),
  weighting: item('Weighting', 'The variables used for weighting, or that the results are not weighted.'),
  isRandomSample: field(z.boolean(), 'The sample is a random sample', {
    help: 'Only if everyone in the population had a known chance of being asked. A self-selected online panel is not one. Only then are confidence intervals shown.',
  }),
});
