/** Hosts that are reserved for documentation (RFC 2606), and the same name under the Swiss domain. */
const reservedHost =
  /(?<![\p{L}\p{N}-])(?:[\p{L}\p{N}-]+\.)*(?:example\.(?:org|com|net|ch)|[\p{L}\p{N}-]+\.(?:example|test|invalid))(?![\p{L}\p{N}-]|\.\p{L})/iu;
/** No place in Switzerland or Liechtenstein has it. */
const samplePostalCode = /(?<![\p{L}\p{N}])9999(?= \p{Lu}|$)/u;
/** 'Musterhochschule', 'Petra Muster', 'Beispiel Leben', but not 'mustergültig', 'zum Beispiel' or 'Beispieldaten'. */
const sampleName =
  /(?<![\p{L}\p{N}])(?:Muster|MUSTER|(?<!\b[Zz]um )(?:Beispiel(?!dat|(?:e|en|s)(?!\p{L})|haft(?!$)|sweise)|BEISPIEL))/u;

/** Without the names that the office has confirmed as real: whole words only, so that 'Muster' doesn't confirm 'Musterhochschule'. */
function withoutRealNames(text: string, realNames: readonly string[]): string {
  return realNames.reduce((left, name) => {
    const words = name.trim().replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
    return words ? left.replaceAll(new RegExp(`(?<![\\p{L}\\p{N}])${words}(?![\\p{L}\\p{N}])`, 'gu'), '') : left;
  }, text);
}

/**
 * Whether a name, an address, a postal code with its town or an address of the web is recognisably made up. Reserved hosts and
 * 9999 always are; a name only while the office hasn't confirmed it as real ('Mustermann AG').
 */
export function isSampleText(text: string, realNames: readonly string[] = []): boolean {
  if (reservedHost.test(text) || samplePostalCode.test(text)) return true;
  return sampleName.test(withoutRealNames(text, realNames));
}

/** The same of a document or record: whether any text in it, however deep, is a sample. */
export function hasSampleText(value: unknown, realNames: readonly string[] = []): boolean {
  if (typeof value === 'string') return isSampleText(value, realNames);
  return (
    value !== null && typeof value === 'object' && Object.values(value).some((part) => hasSampleText(part, realNames))
  );
}
