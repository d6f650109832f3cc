import { edition2024 } from './edition-2024.ts';
import { resolveEdition } from './resolve-edition.ts';
import type { Edition, EditionDocument } from './schemas.ts';

/** The first versions of all editions with insights, newest first. */
export const editionDocuments: readonly EditionDocument[] = [edition2024];

export const newestDocument: EditionDocument = edition2024;

/** The newest edition, as pages show it. */
export const edition: Edition = resolveEdition(newestDocument);
