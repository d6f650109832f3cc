import { createContext, useContext } from 'react';

/** Built files a document refers to. */
export interface DocumentAssets {
  /** The first script, which fetches the modules. */
  script: string;
  /** The page's own modules, what all pages share first. */
  modules: string[];
  styles: string[];
  font: string | null;
}

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

/** What the server tells the browser about the page it rendered; travels as JSON in the document. */
export interface PageData {
  assets: DocumentAssets;
  /** The site's origin, from PUBLIC_URL. */
  publicUrl: string;
  /** Whether other sites show it in a frame: then it stands without header and footer. */
  embedded: boolean;
  /** Answers of the API by path, as the page was rendered with them. */
  answers: Record<string, unknown>;
  /** Only in the answer to a form that was posted without script. */
  formResult?: FormResult;
}

export const PageDataContext = createContext<PageData | null>(null);

export function usePageData(): PageData {
  const data = useContext(PageDataContext);
  if (!data) throw new Error('usePageData outside of a document');
  return data;
}
