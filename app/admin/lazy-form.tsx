import { type ComponentType, Suspense, use, useEffect, useState } from 'react';

/**
 * A form that is loaded while the list is looked at, so that it opens at once without weighing on the list's own start.
 * One that can't be loaded throws where it stands, and is loaded anew when it is opened again.
 */
export function lazyForm<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) {
  let loading: Promise<ComponentType<Props>> | undefined;
  function start(): Promise<ComponentType<Props>> {
    if (!loading) {
      loading = load().then((module) => module.default);
      loading.catch(() => {
        loading = undefined;
      });
    }
    return loading;
  }

  function LazyForm(props: Props) {
    // One promise for as long as the form is open: a new one after each failure would be waited for again and again.
    const [code] = useState(start);
    return (
      <Suspense>
        <LoadedForm code={code} props={props} />
      </Suspense>
    );
  }

  /** To be called by the list: loads the form when the browser has nothing better to do. */
  function usePreload() {
    useEffect(() => {
      const preload = () => void start().catch(() => {});
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

function LoadedForm<Props extends object>({ code, props }: { code: Promise<ComponentType<Props>>; props: Props }) {
  const Form = use(code);
  return <Form {...props} />;
}
