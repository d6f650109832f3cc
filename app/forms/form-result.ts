/** Result of a form posted without script; its page is rendered again with it. */
export interface FormResult {
  /** Name of the form, see FormRules. */
  form: string;
  /** The submitted values by field; empty after success. */
  values: Record<string, string>;
  /** A message for each invalid field. */
  errors: Partial<Record<string, string>>;
  /** A message for the whole form if it could not be sent. */
  failure?: string;
  /** The order's number, or '' for other forms; only after success. */
  sent?: string;
}
