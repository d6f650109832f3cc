import { drawnCover } from '../../../components/edition-cover.tsx';
import { FileField } from './file-field.tsx';

/** The cover of an edition: a picture of the library, or one that came with the site. */
export function CoverField({ path }: { path: string }) {
  return (
    <FileField
      path={path}
      label="Cover"
      holds="picture"
      isOptional
      pictureOf={drawnCover}
      help="Upright, shown whole. Covers that came with the site stand without their ending."
    />
  );
}
