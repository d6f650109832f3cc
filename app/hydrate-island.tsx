import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Hydrates an island's server HTML, or renders it if there is none, synchronously. If it fails, the server's HTML is
 * restored.
 */
export function hydrateIsland(element: HTMLElement, Content: ComponentType<object>): void {
  const { prefix, props = '{}', rendered } = element.dataset;
  const asServed = element.innerHTML;
  const options = {
    identifierPrefix: prefix ?? '',
    // Links and forms of the server's HTML work without script.
    onUncaughtError(error: unknown) {
      console.error(error);
      element.innerHTML = asServed;
    },
  };
  const content = <Content {...JSON.parse(props)} />;
  // Synchronous, including effects: otherwise React and islands-client.ts would both replay interactions.
  flushSync(() => {
    if (rendered === undefined) createRoot(element, options).render(content);
    else hydrateRoot(element, content, options);
  });
}
