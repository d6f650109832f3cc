import type { Edition } from '#content/schemas.ts';
import { rangeOf, shown } from '../values/figure-range.ts';
import { error, type Finding, warning } from './finding.ts';

function yearFindings({ year, firstYear, nextYear }: Edition['facts']): Finding[] {
  const found: Finding[] = [];
  if (firstYear > year)
    found.push(warning('facts.firstYear', `Check the year of the first edition: this one is of ${year}.`));
  if (nextYear <= year)
    found.push(warning('facts.nextYear', `Check the year of the next study: this edition is of ${year}.`));
  return found;
}

function surveyFindings({ year, survey: { from, to } }: Edition['facts']): Finding[] {
  if (to < from)
    return [error('facts.survey.to', `Choose a day from ${from} on: the survey can't end before it begins.`)];
  return to < `${year}` || from >= `${year + 1}`
    ? [warning('facts.survey.from', `Check the days of the survey: none of them is in ${year}.`)]
    : [];
}

function citationFindings({ facts, citation: { pages } }: Edition): Finding[] {
  const { max } = rangeOf({ unit: 'pages' });
  const { from, to } = pages;
  if (from < 1 || from > max) return [error('citation.pages.from', `Enter a page from 1 to ${shown(max)}.`)];
  if (to < from || to > max) return [error('citation.pages.to', `Enter a page from ${from} to ${shown(max)}.`)];
  // The citation of a new edition begins with the pages of the one before.
  const counts = [facts.pages.order, facts.pages.archive].map(({ value }) => value);
  return counts.includes(to)
    ? []
    : [warning('citation.pages.to', `Check the last page: the edition has ${counts.join(' or ')} pages.`)];
}

/** Finds facts that contradict each other or the edition's year, and pages of its citation that can't be. */
export const factFindings = (edition: Edition): Finding[] => [
  ...yearFindings(edition.facts),
  ...surveyFindings(edition.facts),
  ...citationFindings(edition),
];
