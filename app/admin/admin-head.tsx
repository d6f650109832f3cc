import { tabOf } from './admin-tabs.ts';

const admin = 'app/admin/admin-island.tsx';

interface AdminHeadProps {
  /** The search part of the address, which names the tab. */
  search: string;
  /** The built modules of a source file and of its imports. */
  modulesOf: (file: string) => string[];
}

/** Tags that load early-start.ts and the modules of the tab in parallel. Only the server renders them. */
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
