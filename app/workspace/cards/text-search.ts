const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether the texts contain every word of the search; case and accents are ignored. */
export function matches(search: string, ...texts: (string | null | undefined)[]): boolean {
  const all = texts.map((text) => plain(text ?? '')).join('\n');
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
