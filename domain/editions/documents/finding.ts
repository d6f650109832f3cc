/** An error or a warning about a document. */
export interface Finding {
  /** The field, with dots: 'insightCards.0.message'. */
  path: string;
  /** What to do, in English. */
  message: string;
  /** Errors prevent publication, warnings don't. */
  level: 'error' | 'warning';
}
