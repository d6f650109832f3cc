import { type ComponentType, memo, Suspense, use, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type Occasion, wakeNear } from './wake-near.ts';

// Only the server draws: what follows the question mark is no part of the browser's build.
const server = import.meta.env.SSR ? await import('./fixed-markup.tsx') : null;

interface Part {
  load: () => Promise<void>;
  Content: ComponentType | undefined;
}

const parts: Part[] = [];

/** Loads the code of all parts that pages have named so far: before the server renders, and before a later page shows. */
export async function loadDeferredParts(): Promise<void> {
  await Promise.all(parts.map(({ load }) => load()));
}

/** What becomes of one part on one page: the promise its content waits for, if it does, and what to do once it lives. */
interface Life {
  near: Promise<void> | undefined;
  begin: () => void;
  onAlive: () => void;
}

function newLife(part: Part): Life {
  const life: Life = { near: undefined, begin: () => {}, onAlive: () => {} };
  // Settled here once: whether Content waits must not change between two tries of React to take the same HTML over, or it
  // throws the HTML away, with what a visitor has typed.
  if (!part.Content) {
    life.near = new Promise<void>((resolve) => {
      life.begin = resolve;
    });
  }
  return life;
}

/**
 * A part of a page that lies below the first view. The server renders it like any other; in the browser its HTML stands
 * as it came, and its code loads when it comes near the view. What a visitor clicks or submits in between is done then.
 * A part that is text and links, or sleeps until a button is pressed, may stand in the first view too: with the occasion
 * 'used' it stays plain HTML until somebody points at it or tabs into it.
 * @param isFixed whether its markup depends on nothing but the edition's content: then the server draws it only once
 */
export function deferred(
  load: () => Promise<{ default: ComponentType }>,
  occasion: Occasion = 'near',
  isFixed = false,
): ComponentType {
  let loading: Promise<void> | undefined;
  const part: Part = {
    Content: undefined,
    load() {
      loading ??= load().then((module) => {
        part.Content = module.default;
      });
      loading.catch(() => {
        loading = undefined;
      });
      return loading;
    },
  };
  parts.push(part);

  if (server && isFixed) {
    return function FixedOnServer() {
      return part.Content && <div dangerouslySetInnerHTML={{ __html: server.fixedMarkup(part.Content) }} />;
    };
  }

  // React gives up the server's HTML of a part that is drawn anew before its code is there: so nothing above redraws it.
  return memo(function Deferred() {
    const frame = useRef<HTMLDivElement>(null);
    const isAlive = useRef(false);
    const [life] = useState(() => newLife(part));
    useEffect(() => {
      if (!frame.current || isAlive.current) return;
      const waking = wakeNear(frame.current, () => part.load().then(life.begin, () => {}), occasion);
      life.onAlive = waking.alive;
      return waking.stop;
    }, [life]);
    return (
      <div ref={frame}>
        <Suspense>
          <Content part={part} life={life} isAlive={isAlive} />
        </Suspense>
      </div>
    );
  });
}

function Content({ part, life, isAlive }: { part: Part; life: Life; isAlive: { current: boolean } }) {
  if (life.near) use(life.near);
  useLayoutEffect(() => {
    isAlive.current = true;
    life.onAlive();
  }, [life, isAlive]);
  return part.Content && <part.Content />;
}
