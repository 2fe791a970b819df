import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Engine and bots are split inside the worker too: the first view does not wait for the bots.
  worker: { format: 'es' },
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false }, reportCompressedSize: true },
  server: { host: '127.0.0.1' },
});
