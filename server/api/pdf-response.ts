import { isRefusal, type Refusal } from '#platform/refusal.ts';

/** A PDF shown in the browser and not cached, unless it is refused. @param fileName in ASCII */
export const pdfResponse = (
  pdf: Uint8Array | Refusal,
  fileName: string,
  headers?: Record<string, string>,
): Response | Refusal =>
  isRefusal(pdf)
    ? pdf
    : new Response(new Uint8Array(pdf), {
        headers: {
          'Content-Type': 'application/pdf',
          'Content-Length': String(pdf.length),
          'Content-Disposition': `inline; filename="${fileName}"`,
          'Cache-Control': 'no-store',
          ...headers,
        },
      });
