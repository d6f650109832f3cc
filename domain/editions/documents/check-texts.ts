import { brokenLinks } from '#content/inline-markup.ts';
import { unfinishedReference } from '#content/resolve-edition.ts';
import { isOwnOrHttpUrl } from '../../core/records/link-address.ts';
import { error, type Finding, warning } from './finding.ts';

/** Every text of a document, with its path. */
export function textsOf(value: unknown, path = ''): { path: string; text: string }[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, path ? `${path}.${name}` : name));
}

/** Control characters except line breaks, unpaired surrogates, and what XML forbids: browsers and files show boxes or reject them. */
const unprintable = /(?!\n)[\p{Cc}\p{Cs}\ufffe\uffff]/u;

export function characterFindings(content: unknown): Finding[] {
  return textsOf(content).flatMap(({ path, text }): Finding[] => {
    const index = text.search(unprintable);
    if (index < 0) return [];
    const before = text.slice(0, index).trim().slice(-20);
    const where = before === '' ? 'at the beginning' : `after «${before}»`;
    return [error(path, `Remove the control character ${where}: it can't be shown.`)];
  });
}

/** Finds incomplete references, links with an invalid address, and bold text that doesn't end. */
export function markFindings(content: unknown): Finding[] {
  return textsOf(content).flatMap(({ path, text }): Finding[] => {
    const found: Finding[] = [];
    const unfinished = unfinishedReference(text);
    if (unfinished) found.push(error(path, `Finish «${unfinished}», like {{facts.year}}, or remove its braces.`));
    const [broken] = brokenLinks(text, isOwnOrHttpUrl);
    const advice = 'an address that begins with / or https://, without blanks and brackets';
    if (broken !== undefined) found.push(warning(path, `Give the link «${broken}» ${advice}.`));
    if (text.split('**').length % 2 === 0) found.push(warning(path, 'End the bold text with **, or remove its **.'));
    return found;
  });
}
