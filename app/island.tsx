import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { IslandName, islands, Wake } from './islands.ts';

type Component<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];

interface IslandProps<Name extends IslandName> {
  /** As in app/islands.ts. */
  name: Name;
  /** The same component, which the server draws; without it `children` stand until the browser has drawn it. */
  component?: Component<Name>;
  /** Everything the component knows; it travels as JSON, so it holds neither functions nor elements. */
  props?: ComponentProps<Component<Name>>;
  /** 'near' (the rule): when it comes near the view and the browser is idle; 'touch': when it is focused or touched; 'now'. */
  wake?: Wake;
  /** An event on window that wakes it too, and that it is told of once it is alive. */
  wakeOn?: string;
  /** Arrow keys that are pressed while the focus is nowhere belong to it. */
  hasPageKeys?: boolean;
  className?: string;
  children?: ReactNode;
}

/** A part of a page that comes alive by itself: rendered here, taken over in the browser by app/islands-client.ts. */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const { name, component, props, wake = 'near', wakeOn, hasPageKeys, className, children } = island;
  // Both sides make the same ids inside of the island, and no other island makes them.
  const prefix = useId();
  const Content = component as ComponentType<object> | undefined;
  const known: object = props ?? {};
  const markup = Content && renderToString(<Content {...known} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      data-wake={wake}
      data-wake-on={wakeOn}
      data-page-keys={hasPageKeys && ''}
      data-drawn={markup === undefined ? undefined : ''}
      className={className}
      {...(markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } })}
    />
  );
}
