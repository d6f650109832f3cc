import { isBuilt } from '#platform/installation/built.server.ts';
import { openThread } from '#platform/threads.server.ts';
import {
  type Rendered,
  type RendererInput,
  type RendererName,
  type RenderTask,
  renderHere,
} from './renderers.server.ts';

const thread = openThread<RenderTask, unknown>({
  name: 'render-thread',
  source: 'domain/core/rendering/render-thread.server.ts',
  maxHeapMb: 128,
  idleAfterMs: 30_000,
});

/**
 * Renders a document or a mail in a thread of its own: the first takes most of a second, and requests come first. (While
 * developing it is rendered here.)
 * @throws what the renderer throws, or when its thread died: then it has to be rendered again
 */
export function renderApart<Name extends RendererName>(
  name: Name,
  ...input: RendererInput<Name>
): Promise<Rendered<Name>> {
  const task = { name, input };
  return (isBuilt ? thread.run(task) : renderHere(task)) as Promise<Rendered<Name>>;
}
