/** The element that holds the server's markup of the page. */
export const markupId = 'insights';

let fetched: Promise<string> | undefined;

/**
 * The page's markup for a visitor who comes from another page of the site: out of the document that the server keeps
 * ready for everybody.
 * @throws when the server can't be reached or answers without the page; a later call tries again
 */
export function fetchMarkup(): Promise<string> {
  fetched ??= read().catch((error: unknown) => {
    fetched = undefined;
    throw error;
  });
  return fetched;
}

async function read(): Promise<string> {
  const response = await fetch('/insights');
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  const markup = page.getElementById(markupId)?.innerHTML;
  if (!response.ok || !markup) throw new Error(`${response.status}: no insights in the answer`);
  return markup;
}
