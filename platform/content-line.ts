/** Lines of vCards (RFC 6350) and calendar files (RFC 5545). */
const maxOctets = 75;

/** A text as a value. */
export const escapedText = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replaceAll('\n', '\\n');

/** Folded at 75 octets with a leading space. */
export function foldedLine(line: string): string {
  const lines: string[] = [];
  let current = '';
  for (const character of line) {
    if (Buffer.byteLength(current + character) > maxOctets) {
      lines.push(current);
      current = ' ';
    }
    current += character;
  }
  return [...lines, current].join('\r\n');
}
