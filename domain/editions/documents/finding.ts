/** Something about a document that has to be put right, or looked at: form, API and publishing all ask here. */
export interface Finding {
  /** The field, with dots: 'insightCards.0.message'. */
  path: string;
  /** What to do, in English. */
  message: string;
  /** Errors keep a document from being published, warnings don't. */
  level: 'error' | 'warning';
}
