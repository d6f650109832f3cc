import { readFileSync } from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#platform/installation/project-root.server.ts';

/** A postal address in the parts that the QR-bill asks for. */
export interface StructuredAddress {
  street: string;
  buildingNumber: string;
  zip: string;
  city: string;
  country: 'CH' | 'LI';
}

/** Who ordered: lines that only repeat these names are no riddle. */
export interface AddressedTo {
  organization: string;
  contactName: string;
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

// Words that make a line with a number at its end something else than a street.
const notAStreet =
  /\b(c\/?o|postfach|pf|case|casella|cp|p\.?\s?o|box|bp|abt(eilung|\.)|etage|stock|stockwerk|og|eg|ug|buro|office|suite|floor|zimmer|raum|kostenstelle|kst|referenz|ref|bestell\w*|kreditor\w*|tel(efon)?|fax|zhd?|attn|zu\s?handen|mwst|uid|nr|no|numero|gmbh|ag|sa|sarl|sagl)\b/;

/** Letters and digits alone, without marks: 'Sankt Gallen' and 'St. Gallen' are the same place. */
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
  // 'Wil SG' and 'Wil (SG)' name the canton behind the place.
  return places !== undefined && (places.has(plain(city)) || places.has(plain(city.replace(/\s\(?[A-Z]{2}\)?$/, ''))));
}

/**
 * Reads the free text of a billing address, but only when it can be read in one way: street with number, then postal
 * code and a place that belongs to it, in Switzerland or Liechtenstein; before them at most the buyer's own names, after
 * them at most the country. Everything else (c/o, post box, department, foreign, anything unknown) gives null: the QR-bill
 * then leaves the debtor's part to be filled in by hand, which is right, while a guess might be wrong.
 */
export function parseBillingAddress(text: string, addressedTo: AddressedTo): StructuredAddress | null {
  let lines = text
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim().replace(/,$/, ''))
    .filter(Boolean);
  if (lines.length === 1) lines = (lines[0] ?? '').split(/,\s*/);

  const statedCountry = countries.get(plain(lines.at(-1) ?? ''));
  if (statedCountry) lines.pop();

  const names = [addressedTo.organization, addressedTo.contactName].map(plain);
  while (lines.length > 2 && names.includes(plain(lines[0] ?? ''))) lines.shift();
  if (lines.length !== 2) return null;

  const [streetLine = '', placeLine = ''] = lines;
  const street = /^(\p{L}[\p{L}\d .'’-]*?),? (\d{1,4} ?[a-zA-Z]?(?:[-/+]\d{1,4}[a-zA-Z]?)?)$/u.exec(streetLine);
  const place = /^(?:(CH|LI|FL)[- ]?)?([1-9]\d{3}) (\p{L}[\p{L} .'’()/-]*)$/u.exec(placeLine);
  if (!street?.[1] || !street[2] || !place?.[2] || !place[3]) return null;
  if (notAStreet.test(plain(streetLine)) || street[1].length > 70 || place[3].length > 35) return null;
  // 'Studio 54' as the only line above the place is rather half of the company's name than a street.
  const streetName = plain(street[1]);
  if (names.some((name) => name && (` ${name} `.includes(` ${streetName} `) || streetName.includes(name)))) return null;

  const [, , zip, city] = place;
  if (!isLocality(zip, city)) return null;
  const country = Number(zip) >= 9485 && Number(zip) <= 9498 ? 'LI' : 'CH';
  const stated = [statedCountry, countries.get(place[1]?.toLowerCase() ?? '')];
  if (stated.some((name) => name !== undefined && name !== country)) return null;
  return { street: street[1], buildingNumber: street[2].replace(' ', ''), zip, city, country };
}
