import * as z from 'zod/mini';

/** Response to a request for a new link. */
export const renewedDownloadAnswer = z.object({ orderNumber: z.string() });
