import { CallFailed, errorsByPath } from '../../api-client.ts';
import { type WorkspaceLanguage, workspaceTexts } from '../workspace-texts.ts';

/** The server's explanation of a failed call; undefined if it gave none. */
export const detailOf = (error: unknown) => (error instanceof CallFailed ? error.problem.detail : undefined);

/** The message of the first invalid field, else the explanation of the call. */
export const messageOf = (error: unknown): string | undefined =>
  Object.values(errorsByPath(error))[0] ?? detailOf(error);

/** The message for a failed call: the server's explanation, or that there is no connection. */
export const messageIn = (lang: WorkspaceLanguage, error: unknown): string =>
  messageOf(error) ?? workspaceTexts[lang].unreachable;
