/**
 * Regenerates covers, preview pictures and the table of character widths; with the argument `previews` only the
 * previews. The results are committed, so that neither build nor start needs this.
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
