import { CallFailed, errorsByPath } from '../../api-client.ts';

/** The server's explanation of a failed call; undefined if it gave none. */
export const detailOf = (error: unknown) => (error instanceof CallFailed ? error.problem.detail : undefined);

/** The message of the first invalid field, else the explanation of the call. */
export function messageOf(error: unknown): string | undefined {
  return Object.values(errorsByPath(error))[0] ?? detailOf(error);
}

/** The German message for a failed call. */
export const germanMessageOf = (error: unknown): string => messageOf(error) ?? 'Der Server ist nicht erreichbar.';
