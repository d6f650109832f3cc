/** Plain data, so that it can be posted to the thread. */
export interface RenderTask {
  /** Like 'order-notice-text': the file order-notice-text.server.tsx, which exports orderNoticeText. */
  text: string;
  input: unknown[];
}

type Render = (...input: unknown[]) => Promise<unknown>;

/**
 * By file; each is loaded when it is first needed, because the libraries for rendering are large. A function, because only
 * Vite knows import.meta.glob, and tests in a browser load this file without it.
 */
const textFiles = () =>
  import.meta.glob<Record<string, Render>>([
    '../../**/*-text.server.tsx',
    '../../**/{document,window-letter,label-sheet}-pdf.server.ts',
  ]);

export async function renderHere({ text, input }: RenderTask): Promise<unknown> {
  const [, load] = Object.entries(textFiles()).find(([file]) => file.split('/').at(-1)?.split('.')[0] === text) ?? [];
  const render = (await load?.())?.[text.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase())];
  if (!render) throw new Error(`no text ${text}`);
  return render(...input);
}
