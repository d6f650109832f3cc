import { cropPicture } from '#platform/pictures/crop-picture.server.ts';
import { storePicture } from '#platform/pictures/pictures.server.ts';
import type { Services } from '#platform/services.server.ts';
import { cropRegion, cropSizes, type FocalPoint, shapeNames } from './crop-region.ts';
import type { Crop } from './library-item-answer.ts';

/** Creates the crops of a picture for all shapes, each at its own address. */
export async function makeCrops(
  files: Services['files'],
  bitmap: Uint8Array,
  picture: { width: number; height: number },
  focus: FocalPoint,
): Promise<Crop[]> {
  const crops: Crop[] = [];
  for (const shape of shapeNames) {
    const region = cropRegion(picture, shape, focus);
    for (const size of cropSizes(region, shape)) {
      crops.push({ shape, ...size, url: await storePicture(files, await cropPicture(bitmap, { region, size })) });
    }
  }
  return crops;
}
