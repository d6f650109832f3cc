/**
 * Makes all pictures of the site anew, and the table of how wide the characters of its typeface are. Their results are
 * committed, so that neither build nor start needs this.
 *
 *   node script/make-assets/make-assets.ts            everything but the hero video
 *   node script/make-assets/make-assets.ts video      the hero video and its poster (needs ffmpeg, takes some minutes)
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { makeCharacterWidths } from './character-widths.ts';
import { makeCovers } from './covers.ts';
import { makeGallery } from './event-pictures.ts';
import { makeHeroStill, makeHeroVideo } from './hero-film.ts';
import { makeOpenGraphCards } from './open-graph-cards.ts';
import { makePartnerLogos } from './partner-logos.ts';
import { makePortraits } from './portraits.ts';
import { makeSiteMark } from './site-mark.ts';

const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
const assets = `${root}/public/assets`;

for (const folder of ['brand', 'covers', 'gallery', 'og', 'team'])
  await mkdir(`${assets}/${folder}`, { recursive: true });
await mkdir(`${root}/content/starter/pictures`, { recursive: true });
await mkdir(`${root}/app/assets`, { recursive: true });

if (process.argv.includes('video')) {
  await makeHeroVideo(assets);
} else {
  makeCharacterWidths(root);
  await makeHeroStill(assets);
  await makeSiteMark(root);
  await makePartnerLogos(root);
  await makePortraits(`${assets}/team`);
  await makeGallery(`${assets}/gallery`);
  await makeCovers(`${assets}/covers`);
  await makeOpenGraphCards(`${assets}/og`);
}
