/** The thread that renders documents and mails, see renderApart. */
import os from 'node:os';
import type { RenderTask } from '../../core/rendering/render-apart.server.ts';
import { documentRenderer } from '../../orders/invoices/render-document.server.ts';
import { mailKinds } from '../mails/mail-kinds.server.ts';

// Where processors are scarce, requests and the database come first. Only Linux means this thread, others the process.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);

const renderers = [documentRenderer, ...mailKinds];

export default async function renderHere({ name, input }: RenderTask): Promise<unknown> {
  const renderer = renderers.find((each) => each.name === name);
  if (!renderer) throw new Error(`no renderer ${name}`);
  const render = (await renderer.renderer()) as (...input: unknown[]) => Promise<unknown>;
  return render(...input);
}
