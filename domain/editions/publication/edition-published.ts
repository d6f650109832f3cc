import type { JobKind } from '#platform/jobs/jobs.server.ts';

/** A version of an edition went live. */
export const editionPublishedJob: JobKind<{ versionId: string }> = { name: 'edition-published' };
