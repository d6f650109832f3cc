import { plainFileName } from '#platform/file-name.ts';

/** Headers of a file that is only ever downloaded, with its name in both encodings that browsers read (RFC 6266). */
export function attachmentHeaders(mediaType: string, storedName: string): Record<string, string> {
  const fileName = plainFileName(storedName);
  const plain = fileName.replace(/[^\w. -]/g, '_');
  const whole = encodeURIComponent(fileName).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return {
    'Content-Type': mediaType,
    'Content-Disposition': `attachment; filename="${plain}"; filename*=UTF-8''${whole}`,
    'Cache-Control': 'private, no-store',
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
  };
}
