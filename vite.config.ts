import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    react(),
    tailwindcss(),
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
    ? { outDir: 'dist/server', copyPublicDir: false, target: 'node24', minify: false, sourcemap: true }
    : {
        outDir: 'dist/client',
        manifest: true,
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'app/entry-client.tsx',
          // Content is data: so a page takes only its own part of the edition through content/current-edition.ts.
          treeshake: { moduleSideEffects: (id) => !id.includes('/content/') },
        },
      },
}));
