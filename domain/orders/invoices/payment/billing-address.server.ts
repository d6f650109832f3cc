import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/installation/project-root.server.ts';

/** A structured postal address, as required by the QR-bill. */
export interface StructuredAddress {
  street: string;
  buildingNumber: string;
  zip: string;
  city: string;
  country: 'CH' | 'LI';
}

const countries = new Map<string, StructuredAddress['country']>([
  ['ch', 'CH'],
  ['schweiz', 'CH'],
  ['suisse', 'CH'],
  ['svizzera', 'CH'],
  ['svizra', 'CH'],
  ['switzerland', 'CH'],
  ['li', 'LI'],
  ['fl', 'LI'],
  ['liechtenstein', 'LI'],
  ['furstentum liechtenstein', 'LI'],
]);

// A line with such a word is no street, even if it ends with a number.
const notAStreet =
  /\b(c\/?o|postfach|pf|case|casella|cp|p\.?\s?o|box|bp|abt(eilung|\.)|etage|stock|stockwerk|og|eg|ug|buro|office|suite|floor|zimmer|raum|kostenstelle|kst|referenz|ref|bestell\w*|kreditor\w*|tel(efon)?|fax|zhd?|attn|zu\s?handen|mwst|uid|nr|no|numero|gmbh|ag|sa|sarl|sagl)\b/;

/** Letters and digits only, without diacritics, so that 'Sankt Gallen' equals 'St. Gallen'. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/\bsankt\b/g, 'st')
    .replace(/[^\p{L}\d/]+/gu, ' ')
    .trim();
}

let localities: Map<string, Set<string>> | undefined;

function isLocality(zip: string, city: string): boolean {
  localities ??= new Map(
    readFileSync(path.join(projectRoot, 'domain/orders/invoices/payment/swiss-localities.txt'), 'utf8')
      .split('\n')
      .filter((line) => /^\d/.test(line))
      .map((line) => [line.slice(0, 4), new Set(line.slice(5).split('|').map(plain))]),
  );
  const places = localities.get(zip);
  // The canton may follow the place: 'Wil SG', 'Wil (SG)'.
  return places !== undefined && (places.has(plain(city)) || places.has(plain(city.replace(/\s\(?[A-Z]{2}\)?$/, ''))));
}

/**
 * Parses a billing address if it is unambiguous: street with number, then postal code and matching place in Switzerland or
 * Liechtenstein; before them at most the buyer's names, after them at most the country. Anything else (c/o, post box,
 * department, foreign) gives null: the QR-bill then leaves the debtor blank, which is better than a wrong guess.
 */
export function parseBillingAddress(
  text: string,
  buyer: { organization: string; contactName: string },
): StructuredAddress | null {
  let lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(/,$/, ''))
    .filter(Boolean);
  if (lines.length === 1) lines = (lines[0] ?? '').split(/,\s*/);

  const statedCountry = countries.get(plain(lines.at(-1) ?? ''));
  if (statedCountry) lines.pop();

  const names = [buyer.organization, buyer.contactName].map(plain);
  while (lines.length > 2 && names.includes(plain(lines[0] ?? ''))) lines.shift();
  if (lines.length !== 2) return null;

  const [streetLine = '', placeLine = ''] = lines;
  const street = /^(\p{L}[\p{L}\d .'’-]*?),? (\d{1,4} ?[a-zA-Z]?(?:[-/+]\d{1,4}[a-zA-Z]?)?)$/u.exec(streetLine);
  const place = /^(?:(CH|LI|FL)[- ]?)?([1-9]\d{3}) (\p{L}[\p{L} .'’()/-]*)$/u.exec(placeLine);
  if (!street?.[1] || !street[2] || !place?.[2] || !place[3]) return null;
  if (notAStreet.test(plain(streetLine)) || street[1].length > 70 || place[3].length > 35) return null;
  // A single line above the place like 'Studio 54' may be the company's name.
  const streetName = plain(street[1]);
  if (names.some((name) => name && (` ${name} `.includes(` ${streetName} `) || streetName.includes(name)))) return null;

  const [, , zip, city] = place;
  if (!isLocality(zip, city)) return null;
  const country = Number(zip) >= 9485 && Number(zip) <= 9498 ? 'LI' : 'CH';
  const stated = [statedCountry, countries.get(place[1]?.toLowerCase() ?? '')];
  if (stated.some((name) => name !== undefined && name !== country)) return null;
  return { street: street[1], buildingNumber: street[2].replace(' ', ''), zip, city, country };
}
