import { edition2024 } from './edition-2024.ts';
import { resolveEdition } from './resolve-edition.ts';
import type { Edition, EditionDocument } from './schemas.ts';

/** Every edition with insights, newest first: the first versions of the documents that the office goes on with. */
export const editionDocuments: readonly EditionDocument[] = [edition2024];

export const newestDocument: EditionDocument = edition2024;

/** The newest of them, as pages show it. */
export const edition: Edition = resolveEdition(newestDocument);
