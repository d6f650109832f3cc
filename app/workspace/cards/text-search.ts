const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Whether every word of a search stands in one of the texts; case and accents don't count. */
export function matches(search: string, ...texts: (string | null | undefined)[]): boolean {
  const all = texts.map((text) => plain(text ?? '')).join('\n');
  return plain(search)
    .split(/\s+/)
    .every((word) => all.includes(word));
}
