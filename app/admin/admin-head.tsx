import { tabOf } from './admin-tabs.ts';

const admin = 'app/admin/admin-island.tsx';

interface AdminHeadProps {
  /** Of the address, which names the tab. */
  search: string;
  /** The built modules of a source file and of what it imports. */
  modulesOf: (file: string) => string[];
}

/**
 * What the admin area's document says beside the usual: the early start, and every module that the tab will need, so
 * that they come side by side and not one after the other. Only the server needs it.
 */
export function AdminHead({ search, modulesOf }: AdminHeadProps) {
  const early = 'app/admin/early-start.ts';
  const shared = new Set(modulesOf(admin));
  const { id } = tabOf(search);
  const files = [admin, `app/admin/${id}/${id}-tab.tsx`];
  const modules = new Set(files.flatMap(modulesOf));
  const [start] = modulesOf(early).filter((href) => !shared.has(href));
  return (
    <>
      {start && <script async type="module" src={start} fetchPriority="high" />}
      {[...modules].map((href) => (
        <link key={href} rel="modulepreload" href={href} fetchPriority="high" />
      ))}
    </>
  );
}
