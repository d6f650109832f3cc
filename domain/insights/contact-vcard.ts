import type { Institution } from '#content/institution-schemas.ts';
import { escapedText, foldedLine } from '#platform/content-line.ts';

/** A contact as vCard 3.0, the version that all address books read. The last word of the name is the family name. */
export function contactVCard({ name, role, organization, email }: Institution['pressContact']): string {
  const words = name.split(' ');
  const family = words.pop() ?? '';
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `N:${escapedText(family)};${escapedText(words.join(' '))};;;`,
    `FN:${escapedText(name)}`,
    `ORG:${escapedText(organization)}`,
    `TITLE:${escapedText(role)}`,
    `EMAIL;TYPE=WORK:${escapedText(email)}`,
    'END:VCARD',
  ];
  return `${lines.map(foldedLine).join('\r\n')}\r\n`;
}
