/** A PDF shown in the browser and not cached. @param fileName in ASCII */
export const pdfResponse = (pdf: Uint8Array, fileName: string): Response =>
  new Response(new Uint8Array(pdf), {
    headers: {
      'Content-Type': 'application/pdf',
      'Content-Length': String(pdf.length),
      'Content-Disposition': `inline; filename="${fileName}"`,
      'Cache-Control': 'no-store',
    },
  });
