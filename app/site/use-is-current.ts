import { useLocation } from 'wouter';
import { findRoute } from '../routes.ts';

/** Answers whether an address is that of the page that is shown. */
export function useIsCurrent(): (href: string) => boolean {
  const [path] = useLocation();
  const shown = findRoute(path);
  return (href) => findRoute(href).file === shown.file;
}
