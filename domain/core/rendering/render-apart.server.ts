import { isBuilt } from '#platform/installation/built.server.ts';
import { openThread } from '#platform/threads.server.ts';

/** Renders a document or a mail. */
export interface Renderer<Input extends unknown[], Rendered> {
  /** By which the thread finds it. */
  name: string;
  /** Loads the code, which is large, when it is first needed. */
  renderer(): Promise<(...input: Input) => Promise<Rendered>>;
}

/** Plain data, so that it can go to the thread. */
export interface RenderTask {
  name: string;
  input: unknown[];
}

const thread = openThread<RenderTask, unknown>({
  name: 'render-thread',
  source: 'domain/everything/rendering/render-thread.server.ts',
  maxHeapMb: 128,
  idleAfterMs: 30_000,
});

/**
 * Renders a document or a mail in a thread of its own: the first takes most of a second, and requests come first. (In
 * development it is rendered here.)
 * @throws what the renderer throws, or when its thread died: then it has to be rendered again
 */
export async function renderApart<Input extends unknown[], Rendered>(
  { name, renderer }: Renderer<Input, Rendered>,
  ...input: Input
): Promise<Rendered> {
  if (isBuilt) return (await thread.run({ name, input })) as Rendered;
  return (await renderer())(...input);
}
