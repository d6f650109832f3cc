import { type ComponentProps, type ComponentType, type ReactNode, useId } from 'react';
import { renderToString } from 'react-dom/server';
import type { Language } from '#platform/languages.ts';
import type { HydrateWhen, IslandName, islands } from './islands.ts';

type Component<Name extends IslandName> = Awaited<ReturnType<(typeof islands)[Name]>>['default'];

interface IslandProps<Name extends IslandName> {
  /** A key of app/islands.ts. */
  name: Name;
  /** The same component, rendered by the server; without it `children` are shown until the browser renders it. */
  component?: Component<Name>;
  /** Serialised as JSON, so it holds neither functions nor elements. */
  props?: ComponentProps<Component<Name>>;
  /**
   * Trigger of the hydration. 'near' (default): near the viewport, once the browser is idle; 'touch': on hover, touch
   * or focus; 'now': at once.
   */
  hydrate?: HydrateWhen;
  /** A window event that also hydrates the island, and is dispatched again afterwards. */
  hydrateOn?: string;
  /** Whether the island receives arrow keys while nothing has the focus. */
  hasPageKeys?: boolean;
  className?: string;
  /** Language of its texts, if not the page's. */
  lang?: Language | undefined;
  children?: ReactNode;
}

/** A part of a page that the server renders and app/islands-client.ts hydrates. */
export function Island<Name extends IslandName>(island: IslandProps<Name>) {
  const { name, component, props, hydrate = 'near', hydrateOn, hasPageKeys, className, lang, children } = island;
  // Server and browser generate the same ids, unique to the island.
  const prefix = useId();
  const Content = component as ComponentType<object> | undefined;
  const known: object = props ?? {};
  const markup = Content && renderToString(<Content {...known} />, { identifierPrefix: prefix });
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      data-prefix={prefix}
      data-hydrate={hydrate}
      data-hydrate-on={hydrateOn}
      data-page-keys={hasPageKeys && ''}
      data-rendered={markup === undefined ? undefined : ''}
      className={className}
      lang={lang}
      {...(markup === undefined ? { children } : { dangerouslySetInnerHTML: { __html: markup } })}
    />
  );
}
