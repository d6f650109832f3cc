import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { starterPartners } from '#content/starter/partners.ts';
import { translationsOf } from '#content/translations/record-translations.ts';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { storePicture } from '#platform/pictures/pictures.server.ts';
import { reencodePicture } from '#platform/pictures/reencode-picture.server.ts';
import { isRefusal } from '#platform/refusal.ts';
import type { Services } from '#platform/services.server.ts';

const picturesDir = path.join(projectRoot, 'content/starter/pictures');

/** The starter partners; their logos are stored like uploads. */
export function starterPartnerRows(files: Services['files']) {
  return Promise.all(
    starterPartners.map(async ({ logoPicture, logoUrl, ...partner }) => ({
      ...partner,
      translations: translationsOf('partners', partner.name),
      logoUrl: logoPicture ? await storeStarterPicture(files, logoPicture) : logoUrl,
    })),
  );
}

async function storeStarterPicture(files: Services['files'], name: string): Promise<string> {
  const bitmap = await reencodePicture(await readFile(path.join(picturesDir, name)));
  if (isRefusal(bitmap)) throw new Error(`${name}: ${bitmap.message}`);
  return storePicture(files, bitmap);
}
