import type { IncomingHttpHeaders } from 'node:http';

/** Name and value of the cookies that a response sets, as a browser sends them back. */
export const cookiesOf = ({ headers }: { headers: IncomingHttpHeaders }): string =>
  (headers['set-cookie'] ?? []).map((line) => line.split(';')[0]).join('; ');
