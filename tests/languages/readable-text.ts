import { spawnSync } from 'node:child_process';
import { unzipSync } from 'fflate';

const spokenOrLinked = /^(?:alt|title|content|value|placeholder|href|aria-|data-)/;

/** Removes the coordinates of drawings from a document's text. */
const withoutDrawing = (markup: string) =>
  markup.replace(/\s([\w:-]+)="[^"]*"/g, (whole, name: string) => (spokenOrLinked.test(name) ? whole : ' '));

/** The text of a file in any format, '' for pictures. @param name address or file name, which shows the format */
export function readableText(name: string, body: Uint8Array): string {
  const [, ending = ''] = /\.(\w+)(?:\?.*)?$/.exec(name) ?? [];
  const text = () => Buffer.from(body).toString('utf8');
  switch (ending) {
    case 'zip':
    case 'xlsx':
      return Object.entries(unzipSync(body))
        .map(([inside, content]) => readableText(inside, content))
        .join('\n');
    case 'pdf':
      return spawnSync('pdftotext', ['-layout', '-', '-'], { input: body, encoding: 'utf8' }).stdout;
    case 'png':
    case 'jpg':
    case 'webp':
    case 'avif':
    case 'ico':
    case 'woff2':
    case 'mp4':
      return '';
    case 'svg':
    case '':
      return withoutDrawing(text());
    default:
      return text();
  }
}
