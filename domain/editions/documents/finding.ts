/** An error or a warning about a document. */
export interface Finding {
  /** The field, with dots: 'insightCards.0.message'. */
  path: string;
  /** Says what to do, in English. */
  message: string;
  /** Errors prevent publication, warnings don't. */
  level: 'error' | 'warning';
}

export const error = (path: string, message: string): Finding => ({ path, message, level: 'error' });
export const warning = (path: string, message: string): Finding => ({ path, message, level: 'warning' });

/** The errors among findings, as a refusal lists them. */
export const errorsOf = (found: readonly Finding[]) =>
  found.flatMap(({ path, message, level }) => (level === 'error' ? [{ path, message }] : []));
