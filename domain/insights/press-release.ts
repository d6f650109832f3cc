import { figureText } from '#content/figure-text.ts';
import { withoutMarkup } from '#content/inline-markup.ts';
import type { Edition } from '#content/schemas.ts';
import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { pressReleaseWords } from './press-release-words.ts';

export interface PressRelease {
  kicker: string;
  heading: string;
  lead: string;
  sections: { title: string; paragraphs: string[] }[];
  facts: { label: string; value: string }[];
  source: string;
}

/** The edition's press release, generated from its texts and figures. */
export function pressRelease(edition: Edition, language: Language): PressRelease {
  const words = pressReleaseWords(language);
  const { facts, insightCards, keyFigures, homeTexts, citation } = edition;
  return {
    kicker: words.kicker(facts.title),
    heading: facts.subtitle,
    lead: `${citation.place}. ${homeTexts.hero.lead}`,
    sections: [
      {
        title: words.results,
        paragraphs: insightCards
          .filter(({ published }) => published)
          .map(({ title, message }) => labelled(title, message, language)),
      },
      { title: words.aboutStudy, paragraphs: homeTexts.foundation.paragraphs.map(withoutMarkup) },
    ],
    facts: keyFigures.map(({ label, figure, previous }) => ({
      label: previous ? `${label} (${labelled(previous.year, figureText(previous, language), language)})` : label,
      value: figureText(figure, language),
    })),
    source: words.source(facts.sourceLine),
  };
}

const lineLength = 78;

function wrapped(text: string): string {
  const lines: string[] = [];
  let current = '';
  for (const word of text.split(' ')) {
    if (current && `${current} ${word}`.length > lineLength) {
      lines.push(current);
      current = word;
    } else current = current ? `${current} ${word}` : word;
  }
  return [...lines, current].join('\n');
}

interface Contact {
  name: string;
  role: string;
  organization: string;
  email: string;
}

/** The press release as plain text, for mails and editorial systems. */
export function pressReleaseText(release: PressRelease, contact: Contact, language: Language): string {
  const words = pressReleaseWords(language);
  const width = Math.max(...release.facts.map(({ value }) => value.length));
  return [
    release.kicker.toUpperCase(),
    '',
    wrapped(release.heading),
    '',
    wrapped(release.lead),
    ...release.sections.flatMap(({ title, paragraphs }) => [
      '',
      title.toUpperCase(),
      ...paragraphs.flatMap((paragraph) => ['', wrapped(paragraph)]),
    ]),
    '',
    words.inFigures.toUpperCase(),
    '',
    ...release.facts.map(({ label, value }) => `${value.padStart(width)}  ${label}`),
    '',
    wrapped(release.source),
    '',
    words.contact.toUpperCase(),
    '',
    contact.name,
    contact.role,
    contact.organization,
    contact.email,
    '',
  ].join('\n');
}
