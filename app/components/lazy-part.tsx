import { type ReactNode, Suspense, use, useEffect, useState } from 'react';

type Code<Value> = { value: Value } | Promise<Value>;

export interface LazyPart<Value> {
  /** What is there already, or the promise of it. */
  code: () => Code<Value>;
  /** Begins to load; a failure is only said where the part is shown. */
  preload: () => Promise<void>;
}

/** Code that comes when it is needed: asked for once, and again by whoever needs it next after a load that failed. */
export function lazyPart<Value>(load: () => Promise<{ default: Value }>): LazyPart<Value> {
  let known: Code<Value> | undefined;
  const code = () => {
    known ??= load().then(
      ({ default: value }) => {
        known = { value };
        return value;
      },
      (error) => {
        known = undefined;
        throw error;
      },
    );
    return known;
  };
  return {
    code,
    async preload() {
      try {
        await code();
      } catch {
        // Whoever shows it asks again.
      }
    },
  };
}

interface LazyProps<Value> {
  part: LazyPart<Value>;
  fallback?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Shows a part that comes late; throws where it stands when it doesn't come. */
export function Lazy<Value>({ part, fallback, children }: LazyProps<Value>) {
  // One promise for as long as it is shown: a new one after each failure would be waited for again and again.
  const [code] = useState(part.code);
  return (
    <Suspense fallback={fallback}>
      <Arrived code={code}>{children}</Arrived>
    </Suspense>
  );
}

function Arrived<Value>({ code, children }: { code: Code<Value>; children: (value: Value) => ReactNode }) {
  return children('value' in code ? code.value : use(code));
}

/** Loads a part when the browser has nothing better to do. */
export function usePreload({ preload }: LazyPart<unknown>): void {
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(preload, 500);
      return () => clearTimeout(timer);
    }
    const idle = requestIdleCallback(preload, { timeout: 3000 });
    return () => cancelIdleCallback(idle);
  }, [preload]);
}
