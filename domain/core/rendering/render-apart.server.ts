import { isBuilt } from '#platform/installation/built.server.ts';
import { openThread } from '#platform/threads.server.ts';
import { type RenderTask, renderHere } from './render-here.server.ts';

const thread = openThread<RenderTask, unknown>({
  name: 'render-thread',
  source: 'domain/core/rendering/render-thread.server.ts',
  maxHeapMb: 128,
  idleAfterMs: 30_000,
});

/**
 * Renders a document or a mail in a thread of its own: the first takes most of a second, and requests come first. (In
 * development it is rendered here.)
 * @param text names the file of the function, see RenderTask
 * @throws what the function throws, or when its thread died: then it has to be rendered again
 */
export async function renderApart<Render extends (...input: never[]) => Promise<unknown>>(
  text: string,
  ...input: Parameters<Render>
): Promise<Awaited<ReturnType<Render>>> {
  const rendered = await (isBuilt ? thread.run({ text, input }) : renderHere({ text, input }));
  return rendered as Awaited<ReturnType<Render>>;
}
