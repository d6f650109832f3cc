import { describe, expect, test } from 'vitest';
import { institution } from '#content/institution.ts';
import { starterPartners } from '#content/starter/partners.ts';
import { starterTeamMembers } from '#content/starter/team.ts';
import { testimonials } from '#content/testimonials.ts';
import { hasSampleText, isSampleText } from './sample-value.ts';

describe('values recognised as samples', () => {
  test.each([
    'Musterhochschule',
    'MUSTERHOCHSCHULE',
    'Universität Musterstadt',
    'Panel Muster AG',
    'Sandra Mustermann',
    'Max Beispiel',
    'Jonas Beispielhaft',
    'Beispiel Krankenkasse',
    'Musterstrasse 1',
    '9999 Musterstadt',
    '9999 Bern',
    '9999',
    'kontakt@example.org',
    'https://www.example.com/webagentur',
    'www.example.net',
    'medien@example.ch.',
    'https://hochschule.test/team',
  ])('%s', (text) => expect(isSampleText(text)).toBe(true));

  test.each([
    'Universität Bern',
    'Hochschule Luzern, Departement Wirtschaft',
    '3012 Bern',
    'CHF 9999.50',
    'Tel. 031 999 99 99',
    'info@example-hochschule.ch',
    'https://example.org.hochschule.ch',
    'kontakt@mustermann.ch',
    'Ein mustergültiger Bericht, zum Beispiel für Vorträge',
    'Demo-Ansicht mit Beispieldaten',
    'Beispielhaft ist die Offenlegung der Stichprobe',
    'Zwei Beispiele und ein Schnittmuster',
    '',
  ])('not %j', (text) => expect(isSampleText(text)).toBe(false));

  test('every person, firm and quotation of the starter content, and its seller', () => {
    for (const sample of [
      ...starterPartners,
      ...starterTeamMembers,
      ...testimonials,
      institution.pressContact,
      institution.seller,
    ]) {
      expect(hasSampleText(sample), JSON.stringify(sample)).toBe(true);
    }
  });
});

describe('a real name that looks like a sample', () => {
  const realNames = ['Mustermann AG', 'Muster'];

  test('is no sample once the office has confirmed it', () => {
    expect(isSampleText('Mustermann AG, Bern', [])).toBe(true);
    expect(isSampleText('Mustermann AG, Bern', realNames)).toBe(false);
    expect(hasSampleText({ people: [{ name: 'Petra Muster' }] }, realNames)).toBe(false);
  });

  test('exempts only the whole name', () => {
    expect(isSampleText('Mustermann AG Musterstadt', realNames)).toBe(true);
    expect(isSampleText('Musterhochschule', realNames)).toBe(true);
    expect(isSampleText('Mustermann', realNames)).toBe(true);
    expect(isSampleText('Mustermann AG, info@example.org', realNames)).toBe(true);
    expect(isSampleText('Petra Beispiel', ['', ' ', '.*'])).toBe(true);
  });
});
