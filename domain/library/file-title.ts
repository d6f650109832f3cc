import { plainFileName } from '#platform/file-name.ts';
import { foldedLetters } from '#platform/folded-letters.ts';

const maxTitleLength = 200;
const maxNameLength = 60;

/** Initial title of a file: its original name without extension. */
export function fileTitle(name: string): string {
  const plain = plainFileName(name.split(/[/\\]/).at(-1) ?? '')
    .replace(/[\p{Cc}\p{Cs}]/gu, '')
    .normalize('NFC');
  const title = [...plain.replace(/\.\w{1,5}$/, '').replace(/[_\s]+/g, ' ')].slice(0, maxTitleLength).join('').trim();
  return title || 'Untitled';
}

/** A title as part of an address: 'Medienmitteilung März' → 'medienmitteilung-maerz'. */
export function fileName(title: string): string {
  const plain = foldedLetters(title).replace(/[^a-z0-9]+/g, '-');
  return plain.slice(0, maxNameLength).replace(/^-+|-+$/g, '') || 'datei';
}
