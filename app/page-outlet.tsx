import { Component, type ComponentType, type ReactNode, use, useDeferredValue, useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { loadDeferredParts } from './components/deferred.tsx';
import { PageFailed } from './components/page-failed.tsx';
import { findRoute, type Route } from './routes.ts';

const loadedPages = new Map<string, ComponentType>();
const loadingPages = new Map<string, Promise<ComponentType>>();

/** Loads a page's code once; a failed load may be tried again. */
export function loadPage(route: Route): Promise<ComponentType> {
  let loading = loadingPages.get(route.file);
  if (!loading) {
    loading = route.load().then(async (module) => {
      // The document the server sent holds its lower parts already; any other page needs their code to show them.
      if (typeof document === 'undefined' || 'hydrated' in document.documentElement.dataset) await loadDeferredParts();
      loadedPages.set(route.file, module.default);
      return module.default;
    });
    // Not at once: React, which waits for this one, would be given a new one, and so on without end.
    loading.catch(() => setTimeout(() => loadingPages.delete(route.file), 1000));
    loadingPages.set(route.file, loading);
  }
  return loading;
}

function Page({ route }: { route: Route }) {
  const Loaded = loadedPages.get(route.file) ?? use(loadPage(route));
  return <Loaded />;
}

class PageBoundary extends Component<{ path: string; children: ReactNode }, { failedPath: string | null }> {
  override state = { failedPath: null as string | null };

  static getDerivedStateFromError() {
    return { failedPath: '' };
  }

  override componentDidCatch() {
    this.setState({ failedPath: this.props.path });
  }

  override componentDidUpdate() {
    const { failedPath } = this.state;
    if (failedPath && failedPath !== this.props.path) this.setState({ failedPath: null });
  }

  override render() {
    return this.state.failedPath === null ? this.props.children : <PageFailed />;
  }
}

/**
 * Shows the page of the current address. While the next page's code is on its way the present one stays; afterwards
 * the view starts at the top (or at the fragment) and the focus moves to the new page, as with a full load.
 */
export function PageOutlet() {
  const [location] = useLocation();
  const path = useDeferredValue(location);
  const shownPath = useRef(path);
  useEffect(() => {
    if (shownPath.current === path) return;
    shownPath.current = path;
    const target = window.location.hash && document.getElementById(window.location.hash.slice(1));
    if (target) target.scrollIntoView();
    else window.scrollTo(0, 0);
    document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  }, [path]);
  return (
    <PageBoundary path={path}>
      <Page route={findRoute(path)} />
    </PageBoundary>
  );
}
