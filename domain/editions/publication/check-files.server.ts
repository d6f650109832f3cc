import type { Files } from '#platform/files.server.ts';
import { uploadName } from '../../core/stored-files/upload-name.ts';
import { textsOf } from '../documents/check-texts.ts';
import { error, type Finding } from '../documents/finding.ts';

const uploadedFile = new RegExp(`^/(uploads/${uploadName})$`);

/** Finds addresses of uploaded files that don't exist, such as typed ones. */
export async function missingFileFindings(files: Pick<Files, 'exists'>, content: unknown): Promise<Finding[]> {
  const addresses = textsOf(content).filter(({ text }) => text.startsWith('/uploads/'));
  const found = await Promise.all(
    addresses.map(async ({ path, text }) => {
      const [, key] = uploadedFile.exec(text) ?? [];
      const isStored = key !== undefined && (await files.exists(key));
      return isStored ? [] : [error(path, 'Choose a file from the library: there is none at this address.')];
    }),
  );
  return found.flat();
}
