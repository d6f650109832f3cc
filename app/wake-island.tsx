import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';

/**
 * Takes an island's HTML over, or draws it where there is none. When this returns it answers its visitor; one that fails
 * stands there again as the server sent it.
 */
export function wakeIsland(element: HTMLElement, Content: ComponentType<object>): void {
  const { prefix, props = '{}', drawn } = element.dataset;
  const asServed = element.innerHTML;
  const options = {
    identifierPrefix: prefix ?? '',
    // Its links and forms work without it.
    onUncaughtError(error: unknown) {
      console.error(error);
      element.innerHTML = asServed;
    },
  };
  const content = <Content {...JSON.parse(props)} />;
  // At once, effects included: what a visitor does meanwhile would be done by React and by who kept it.
  flushSync(() => {
    if (drawn === undefined) createRoot(element, options).render(content);
    else hydrateRoot(element, content, options);
  });
}
