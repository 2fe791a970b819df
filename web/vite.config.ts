import path from 'node:path';
import { serwist } from '@serwist/vite';
import { defineConfig } from 'vite';

export default defineConfig({
  root: import.meta.dirname,
  base: './',
  plugins: [
    serwist({
      swSrc: 'src/sw.ts',
      swDest: 'sw.js',
      globDirectory: path.join(import.meta.dirname, 'dist'),
      rollupFormat: 'iife',
      injectionPoint: 'self.__SW_MANIFEST',
      globPatterns: ['**/*.{html,js,css,svg,webmanifest,png}'],
    }),
  ],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  // Engine and bots are split inside the worker too: the first view does not wait for the bots.
  worker: { format: 'es' },
  build: { target: 'es2024', outDir: 'dist', emptyOutDir: true, modulePreload: { polyfill: false } },
  // Play online while developing: `npm start` beside it.
  server: { host: '127.0.0.1', proxy: { '/api': { target: 'http://127.0.0.1:8080', ws: true } } },
});
