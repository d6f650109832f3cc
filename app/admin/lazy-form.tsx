import { type ComponentType, lazy, Suspense, useEffect } from 'react';

/**
 * A form that is loaded while the list is looked at, so that it opens at once without weighing on the list's own start.
 */
export function lazyForm<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  const Form = lazy(load);
  function LazyForm(props: Props) {
    return (
      <Suspense>
        <Form {...props} />
      </Suspense>
    );
  }
  /** To be called by the list: loads the form when the browser has nothing better to do. */
  function usePreload() {
    useEffect(() => {
      const preload = () => void load().catch(() => {});
      if (!('requestIdleCallback' in window)) {
        const timer = setTimeout(preload, 500);
        return () => clearTimeout(timer);
      }
      const idle = requestIdleCallback(preload, { timeout: 3000 });
      return () => cancelIdleCallback(idle);
    }, []);
  }
  return [LazyForm, usePreload] as const;
}
