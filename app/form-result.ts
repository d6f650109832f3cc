import { usePageData } from './page-data.ts';

/** What became of a form that a browser without script posted: the page it came from is shown again with it. */
export interface FormResult {
  form: 'order' | 'contact';
  /** As they were typed, by field; empty after success. */
  values: Record<string, string>;
  /** A sentence by refused field. */
  errors: Record<string, string>;
  /** A sentence for the whole form, when it could not be sent. */
  failure?: string;
  /** The order's number, or '' for a form that gets none; only after success. */
  sent?: string;
}

/** The result of one form of this page; null when it wasn't posted. */
export function useFormResult(form: FormResult['form']): FormResult | null {
  const { formResult } = usePageData();
  return formResult?.form === form ? formResult : null;
}
