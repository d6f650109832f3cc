import type { Institution } from '#content/page-schemas.ts';
import { foldedLine } from '#platform/folded-line.ts';

const escaped = (text: string) => text.replace(/[\\,;]/g, (character) => `\\${character}`).replaceAll('\n', '\\n');

/** A contact as vCard 3.0, the version that all address books read. The last word of the name is the family name. */
export function contactVCard({ name, role, organization, email }: Institution['pressContact']): string {
  const words = name.split(' ');
  const family = words.pop() ?? '';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escaped(family)};${escaped(words.join(' '))};;;`,
    `FN:${escaped(name)}`,
    `ORG:${escaped(organization)}`,
    `TITLE:${escaped(role)}`,
    `EMAIL;TYPE=WORK:${escaped(email)}`,
    'END:VCARD',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}
