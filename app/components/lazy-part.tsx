import { type ReactNode, Suspense, use, useEffect, useMemo } from 'react';

type Code<Value> = { value: Value } | Promise<Value>;

export interface LazyPart<Value> {
  /** The loaded code, or a promise of it. */
  code: () => Code<Value>;
  /** Starts loading; an error is reported only where the part is rendered. */
  preload: () => Promise<void>;
}

/** Code loaded on demand, once; after a failed load the next use tries again. */
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
        // The next use retries.
      }
    },
  };
}

interface LazyProps<Value> {
  part: LazyPart<Value>;
  fallback?: ReactNode;
  children: (value: Value) => ReactNode;
}

/** Renders a part once it has loaded; throws if it can't be loaded. */
export function Lazy<Value>({ part, fallback, children }: LazyProps<Value>) {
  // One promise per part: a new one after each failure would suspend forever.
  const code = useMemo(part.code, [part]);
  return (
    <Suspense fallback={fallback}>
      <Loaded code={code}>{children}</Loaded>
    </Suspense>
  );
}

function Loaded<Value>({ code, children }: { code: Code<Value>; children: (value: Value) => ReactNode }) {
  return children('value' in code ? code.value : use(code));
}

/** Loads a part when the browser is idle. */
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
