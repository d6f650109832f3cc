/** Maximum characters per line. */
const lineLength = 72;
const indent = '  ';

/** The part of html-to-text's types that is used here. */
interface HtmlNode {
  name?: string;
  type?: string;
  data?: string;
  attribs?: Record<string, string>;
  children?: HtmlNode[];
}
interface TextBuilder {
  openBlock(options: { isPre: boolean; leadingLineBreaks: number }): void;
  addLiteral(text: string): void;
  closeBlock(options: { trailingLineBreaks: number }): void;
}

const find = (node: HtmlNode, name: string): HtmlNode[] =>
  node.name === name ? [node] : (node.children ?? []).flatMap((child) => find(child, name));

function textOf({ type, name, data = '', children = [] }: HtmlNode): string {
  if (name === 'br') return '\n';
  return type === 'text' ? data : children.map(textOf).join('');
}

function wrapped(text: string, width: number): string[] {
  const lines = [''];
  // Not at no-break spaces, as in '1 295'.
  for (const word of text.split(/[ \t\r\n]+/)) {
    const line = lines.at(-1) ?? '';
    if (line === '') lines[lines.length - 1] = word;
    else if (line.length + 1 + word.length <= width) lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** One row: title and, right-aligned, amount on a line; details below the title. */
function rowText(cells: string[]): string[] {
  const [description = '', amount = ''] = cells;
  const [title = '', ...details] = description.split('\n');
  const lines = wrapped(title, lineLength - amount.length - 2);
  const last = lines.pop() ?? '';
  return [
    ...lines,
    last + amount.padStart(lineLength - last.length),
    ...details.flatMap((detail) => wrapped(detail, lineLength - indent.length).map((line) => indent + line)),
  ];
}

/** Formats a PriceTable as text, with right-aligned amounts and a rule before the total. */
export function formatPriceTable(table: HtmlNode, _walk: unknown, builder: TextBuilder): void {
  const lines = find(table, 'tr').flatMap((row) => {
    const cells = (row.children ?? []).filter(({ name }) => name === 'th' || name === 'td').map(textOf);
    if (cells.length === 1) return wrapped(cells[0] ?? '', lineLength);
    const isTotal = row.attribs?.['data-total'] !== undefined;
    return isTotal ? ['-'.repeat(lineLength), ...rowText(cells)] : rowText(cells);
  });
  builder.openBlock({ isPre: true, leadingLineBreaks: 2 });
  builder.addLiteral(lines.join('\n'));
  builder.closeBlock({ trailingLineBreaks: 2 });
}
