import { type FormResult, usePageData } from './page-data.ts';

/** The result of one form of this page; null when it wasn't posted. */
export function useFormResult(form: FormResult['form']): FormResult | null {
  const { formResult } = usePageData();
  return formResult?.form === form ? formResult : null;
}
