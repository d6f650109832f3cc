/** Both ends are included, as in HTTP. */
export interface ByteRange {
  from: number;
  to: number;
}

/**
 * The part of a file that a Range header asks for (RFC 9110, 14.1 and 14.2), for everything that is answered in parts. undefined: all of
 * it, also when several parts are asked for or the header can't be read.
 * @param isSame false when If-Range speaks of another version of the file
 */
export function readRange(
  header: string | undefined,
  length: number,
  isSame: boolean,
): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/i.exec(header ?? '') ?? [];
  if (!isSame || (first === '' && last === '')) return undefined;
  if (first === '') {
    const wanted = Math.min(Number(last), length);
    return wanted === 0 ? 'unsatisfiable' : { from: length - wanted, to: length - 1 };
  }
  const from = Number(first);
  const to = last === '' ? length - 1 : Math.min(Number(last), length - 1);
  if (last !== '' && Number(last) < from) return undefined;
  return from < length ? { from, to } : 'unsatisfiable';
}
