import * as z from 'zod/mini';

/** The order whose new link was mailed. */
export const renewedDownloadAnswer = z.object({ orderNumber: z.string() });
