import { edition as edition2024 } from './edition-2024.ts';
import type { Edition } from './schemas.ts';

/** Every edition with insights, newest first; the first is the one that the site shows where no year is named. */
export const editions: readonly Edition[] = [edition2024];
