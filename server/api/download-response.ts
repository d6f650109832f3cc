/** Sends content as a download that no cache keeps. */
export const downloadResponse = (
  content: BodyInit,
  { type, fileName, headers }: { type: string; fileName: string; headers?: Record<string, string> },
): Response =>
  new Response(content, {
    headers: {
      'Content-Type': type,
      'Content-Disposition': `attachment; filename="${fileName}"`,
      'Cache-Control': 'no-store',
      ...headers,
    },
  });

export const csvResponse = (text: string, fileName: string): Response =>
  downloadResponse(text, { type: 'text/csv; charset=utf-8', fileName });
