import { readFileSync } from 'node:fs';
import path from 'node:path';
import { packagePages } from '#app/insights/package/package-pages.tsx';
import { projectRoot } from '#platform/installation/project-root.server.ts';
import { readBuiltFiles } from '../../files/front-end.ts';
import type { PackageMakers } from './make-package.ts';
import { withFonts } from './package-styles.ts';

/** What renders the pages of packages, from the build. */
export function builtPackagePages(): PackageMakers['packages'] {
  const clientDir = path.join(projectRoot, 'dist/client');
  const built = (address: string) => readFileSync(path.join(clientDir, address));
  const { styles } = readBuiltFiles(clientDir).document;
  return {
    pages: packagePages,
    styles: async () => withFonts(styles.map((address) => built(address)).join(''), built),
  };
}
