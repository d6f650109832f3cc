const maxOctets = 75;

/** A line of a vCard or calendar file, folded at 75 octets with a leading space (RFC 6350, 3.2; RFC 5545, 3.1). */
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
