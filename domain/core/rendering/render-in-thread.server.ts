import { isBuilt } from '#platform/installation/project-root.server.ts';
import { openThread } from '#platform/threads.server.ts';
import { type RenderTask, renderHere } from './render-here.server.ts';

const thread = openThread<RenderTask, unknown>({
  name: 'render-thread',
  source: 'domain/core/rendering/render-thread.server.ts',
  maxHeapMb: 256,
  idleAfterMs: 30_000,
});

/**
 * Renders a document or a mail in a thread, because the first one takes most of a second and would block requests. (In
 * development it is rendered in the process.)
 * @param text name of the function's file, see RenderTask
 * @throws the function's error, or an error if the thread died
 */
export async function renderInThread<Render extends (...input: never[]) => Promise<unknown>>(
  text: string,
  ...input: Parameters<Render>
): Promise<Awaited<ReturnType<Render>>> {
  const rendered = await (isBuilt ? thread.run({ text, input }) : renderHere({ text, input }));
  return rendered as Awaited<ReturnType<Render>>;
}
