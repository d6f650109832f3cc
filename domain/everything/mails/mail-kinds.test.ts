import { expect, test } from 'vitest';
import { renderHere } from '../../core/rendering/render-here.server.ts';
import { mailKinds } from './mail-kinds.server.ts';

test('every kind of mail has a unique name and a text that the rendering thread finds', async () => {
  expect(new Set(mailKinds.map(({ name }) => name)).size).toBe(mailKinds.length);
  // A text that is found fails too, because it gets no input, but with another error.
  for (const { text } of mailKinds) await expect(renderHere({ text, input: [] }), text).rejects.not.toThrow('no text');
});
