/** Hosts reserved for documentation (RFC 2606), and example.ch. */
const reservedHost =
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.)*(?:example\.(?:org|com|net|ch)|[\p{L}\p{N}-]+\.(?:example|test|invalid))(?![\p{L}\p{N}-]|\.\p{L})/iu;
/** A postal code that no place in Switzerland or Liechtenstein has. */
const samplePostalCode = /(?<![\p{L}\p{N}])9999(?= \p{Lu}|$)/u;
/** 'Musterhochschule', 'Petra Muster', 'Beispiel Leben', but not 'mustergültig', 'zum Beispiel' or 'Beispieldaten'. */
const sampleName =
  /(?<![\p{L}\p{N}])(?:Muster|MUSTER|(?<!\b[Zz]um )(?:Beispiel(?!dat|(?:e|en|s)(?!\p{L})|haft(?!$)|sweise)|BEISPIEL))/u;

/** Removes names confirmed as real; whole words only, so that 'Muster' doesn't confirm 'Musterhochschule'. */
function withoutRealNames(text: string, realNames: readonly string[]): string {
  return realNames.reduce((left, name) => {
    const words = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return words ? left.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'gu'), '') : left;
  }, text);
}

/**
 * Whether a name, address, postal code with town or URL is a sample. Reserved hosts and 9999 always are; names unless the
 * office has confirmed them as real ('Mustermann AG').
 */
export function isSampleText(text: string, realNames: readonly string[] = []): boolean {
  if (reservedHost.test(text) || samplePostalCode.test(text)) return true;
  return sampleName.test(withoutRealNames(text, realNames));
}

/** Whether any text in a document or record, at any depth, is a sample. */
export function hasSampleText(value: unknown, realNames: readonly string[] = []): boolean {
  if (typeof value === 'string') return isSampleText(value, realNames);
  return (
    value !== null && typeof value === 'object' && Object.values(value).some((part) => hasSampleText(part, realNames))
  );
}
