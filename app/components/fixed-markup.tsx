import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';

const drawn = new WeakMap<ComponentType, string>();

/**
 * The markup of a deferred part that depends on nothing but the edition's content, as React would send it, drawn once a
 * process: these parts stand on every page and are half of what rendering one costs. Only the server has it.
 */
export function fixedMarkup(Content: ComponentType): string {
  let markup = drawn.get(Content);
  if (markup === undefined) {
    const inner = renderToString(
      <Router ssrPath="/">
        <Content />
      </Router>,
    );
    // The marks of a finished Suspense boundary, by which the browser finds what it may take over later.
    markup = `<!--$-->${inner}<!--/$-->`;
    drawn.set(Content, markup);
  }
  return markup;
}
