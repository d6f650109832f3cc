/** Sends a table as a download that no cache keeps. */
export function csvResponse(text: string, fileName: string): Response {
  const headers = {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': `attachment; filename="${fileName}"`,
    'Cache-Control': 'no-store',
  };
  return new Response(text, { headers });
}
