/** What became of a form that a browser without script posted: the page it came from is shown again with it. */
export interface FormResult {
  /** Its name, see FormRules. */
  form: string;
  /** As they were typed, by field; empty after success. */
  values: Record<string, string>;
  /** A sentence by refused field. */
  errors: Partial<Record<string, string>>;
  /** A sentence for the whole form, when it could not be sent. */
  failure?: string;
  /** The order's number, or '' for a form that gets none; only after success. */
  sent?: string;
}
