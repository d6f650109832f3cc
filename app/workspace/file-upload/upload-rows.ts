import type { UploadStatus } from '#domain/partner-uploads/upload-answer.ts';
import { pieceBytes, pieceCount } from '#domain/partner-uploads/upload-limits.ts';
import type { FileUpload } from './file-upload.ts';

const sentBytesOf = ({ bytes, pieces }: UploadStatus) =>
  pieces.length === pieceCount(bytes) ? bytes : Math.min(bytes, pieces.length * pieceBytes);

/** The uploads that a window lists, the latest first. */
export function createUploadRows() {
  let rows: readonly FileUpload[] = [];
  let lastKey = 0;
  const listeners = new Set<() => void>();

  const show = (next: readonly FileUpload[]) => {
    rows = next;
    for (const listener of listeners) listener();
  };
  const nextKey = () => {
    lastKey += 1;
    return lastKey;
  };
  const change = (key: number, part: Partial<FileUpload>) =>
    show(rows.map((row) => (row.key === key ? { ...row, ...part } : row)));
  const drop = (key: number) => show(rows.filter((row) => row.key !== key));

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    list: () => rows,
    find: (key: number) => rows.find((row) => row.key === key),
    change,
    drop,
    clear: () => show([]),

    /** Lists a new upload. @returns its key */
    add(upload: Omit<FileUpload, 'key'>): number {
      const key = nextKey();
      show([{ key, ...upload }, ...rows]);
      return key;
    },

    /** Lists uploads that were begun earlier. @returns those that weren't listed yet */
    addBegun(begun: readonly UploadStatus[]): FileUpload[] {
      const known = new Set(rows.map(({ status }) => status?.id));
      const more = begun
        .filter(({ id }) => !known.has(id))
        .map((status): FileUpload => {
          const { fileName, bytes, state } = status;
          const phase = state === 'open' ? 'begun' : state;
          const sentBytes = state === 'open' ? sentBytesOf(status) : bytes;
          return { key: nextKey(), fileName, bytes, status, phase, sentBytes };
        });
      show([...rows, ...more]);
      return more;
    },

    /** Shows the server's state, and removes another row of the same upload. */
    take(key: number, status: UploadStatus): void {
      for (const other of rows) if (other.key !== key && other.status?.id === status.id) drop(other.key);
      change(key, { status, ...(status.state === 'open' && { sentBytes: sentBytesOf(status) }) });
    },
  };
}

export type UploadRows = ReturnType<typeof createUploadRows>;
