const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escapeXml = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => escapes[character] ?? character);

type Children = string | readonly (string | null)[];

/** An element as text. @param children a text, or elements; null is omitted */
export function xmlElement(
  name: string,
  children: Children,
  attributes: Readonly<Record<string, string>> = {},
): string {
  const written = Object.entries(attributes).map(([attribute, value]) => ` ${attribute}="${escapeXml(value)}"`);
  const inner =
    typeof children === 'string' ? escapeXml(children) : children.filter((child) => child !== null).join('');
  return `<${name}${written.join('')}>${inner}</${name}>`;
}
