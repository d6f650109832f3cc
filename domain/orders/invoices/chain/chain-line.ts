import { labelled } from '#platform/labelled.ts';
import type { Language } from '#platform/languages.ts';
import { chainWords } from './chain-words.ts';
import type { ShownHead } from './verify-chain.ts';

/** 'Prüfkette 17: ' and the head, as documents and mails show it. */
export const chainLine = ({ position, head }: ShownHead, language: Language): string =>
  labelled(`${chainWords(language).chain} ${position}`, head, language);

/** The line in ASCII, which a PDF's metadata holds unencoded. */
export const plainChainLine = (shown: ShownHead, language: Language): string =>
  chainLine(shown, language)
    .replace('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}|\u202f/gu, '');

/** Matches the line in every language: the last letters of its word, the position (in French with a narrow space) and the head. */
const line = /[a-z] (\d{1,9})(?:=E2=80=AF|\xE2\x80\xAF)?: ?([0-9a-f]{64})/g;
const softLineBreak = /=\r?\n/g;
const base64Block = /(?:^[A-Za-z0-9+/]{40,}={0,2}\r?\n?)+(?:^[A-Za-z0-9+/]+={0,2}$)?/gm;

const linesIn = (text: string): ShownHead[] =>
  [...text.matchAll(line)].map(([, position, head]) => ({ position: Number(position), head: String(head) }));

/** The heads that a PDF, or a mail with its attachments, shows. */
export function readShownHeads(file: Buffer): ShownHead[] {
  const text = file.toString('latin1').replace(softLineBreak, '');
  const decoded = [...text.matchAll(base64Block)].map(([block]) => Buffer.from(block, 'base64').toString('latin1'));
  return [text, ...decoded].flatMap(linesIn);
}
