/**
 * Regenerates the pictures that an edition or a page brings with it, covers and previews, and the table of how wide the
 * characters of the typeface are; with the argument `previews` only these. Their results are committed, so that neither
 * build nor start needs this.
 */
import { fileURLToPath } from 'node:url';
import { makeCharacterWidths } from './character-widths.ts';
import { makeCovers } from './covers.ts';
import { makeOpenGraphCards } from './open-graph-cards.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');

if (process.argv[2] !== 'previews') {
  makeCharacterWidths(root);
  await makeCovers(`${root}/public/assets/covers`);
}
await makeOpenGraphCards(`${root}/public`);
