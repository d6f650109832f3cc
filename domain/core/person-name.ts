export interface PersonName {
  firstName: string;
  lastName: string;
}

/** Splits at the first blank: 'Anna Maria Muster' → 'Anna', 'Maria Muster'. One word leaves lastName ''. */
export function splitPersonName(name: string): PersonName {
  const words = name.trim();
  const blank = words.search(/\s/);
  if (blank < 0) return { firstName: words, lastName: '' };
  return { firstName: words.slice(0, blank), lastName: words.slice(blank).trim() };
}

export function joinPersonName({ firstName, lastName }: PersonName): string {
  return `${firstName} ${lastName}`.trim();
}
