/**
 * Reads billing information by Swico's definition S1 (1.2). Written from the definition alone, independently of the
 * code that writes it, so that a misreading isn't repeated.
 */

const day = String.raw`\d{2}(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])`;
const number = String.raw`\d{1,3}(\.\d{1,2})?`;
const amount = String.raw`\d{1,9}(\.\d{1,2})?`;
const list = (one: string) => new RegExp(`^${one}(;${one})*$`);

/** Pattern of each tag's unescaped value. */
const forms: Record<string, RegExp> = {
  /** The invoice's number, and its date. */
  10: /^\S.*$/,
  11: new RegExp(`^${day}$`),
  /** The customer's reference. */
  20: /^\S.*$/,
  /** The UID without prefix and suffix, and the day or period of the supply. */
  30: /^\d{9}$/,
  31: new RegExp(`^${day}(${day})?$`),
  /** One rate for the whole amount, or net amounts by rate; and VAT on import. */
  32: new RegExp(`^${number}$|${list(`${number}:${amount}`).source}`),
  33: list(`${number}:${amount}`),
  /** Discount in percent and days; 0 percent is the net deadline. */
  40: list(`${number}:\\d{1,3}`),
};

/** Splits at unescaped slashes. @throws at a backslash before anything but a slash or a backslash */
function split(text: string): string[] {
  const fields = [''];
  for (const [token] of text.matchAll(/\\[\s\S]?|[^\\]/g)) {
    if (token === '/') fields.push('');
    else if (token.startsWith('\\') && token !== '\\/' && token !== '\\\\')
      throw new Error(`invalid escape '${token}'`);
    else fields[fields.length - 1] += token.at(-1) ?? '';
  }
  return fields;
}

/** The values by tag. @throws if the text isn't valid S1 */
export function readBillingInformation(text: string): Record<string, string> {
  const [empty, nothing, prefix, ...fields] = split(text);
  if (empty !== '' || nothing !== '' || prefix !== 'S1') throw new Error('not S1');
  if (text.length > 140 || fields.length % 2 !== 0) throw new Error('too long, or a tag without value');
  const values: Record<string, string> = {};
  let last = 0;
  for (let index = 0; index < fields.length; index += 2) {
    const [tag = '', value = ''] = fields.slice(index, index + 2);
    if (!forms[tag]?.test(value)) throw new Error(`/${tag}/ can't be '${value}'`);
    if (Number(tag) <= last) throw new Error(`/${tag}/ is out of order`);
    last = Number(tag);
    values[tag] = value;
  }
  return values;
}
