/** The thread that makes the files of an edition that is published, see make-files-apart.ts. */
import type { MediaContact } from '#content/page-schemas.ts';
import type { Edition } from '#content/schemas.ts';
import { makeEditionFiles } from './edition-files.ts';

export default ({ edition, contact }: { edition: Edition; contact: MediaContact }) =>
  makeEditionFiles(edition, contact);
