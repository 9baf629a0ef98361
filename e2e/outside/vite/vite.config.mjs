import { readFileSync } from 'node:fs';
import { sharing } from '@barnwatch/shared/sharing';
import { federation } from '@module-federation/vite';
import { defineConfig } from 'vite';

const { name, version } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));
// With the version: two versions of a remote can stand in one page.
const container = `${name}_${version}`.replace(/\W/g, '_');

export default defineConfig({
  root: import.meta.dirname,
  // Files are named relative to each other: where the remote is deployed is not known here.
  base: './',
  esbuild: { jsx: 'automatic' },
  build: {
    target: 'es2022',
    outDir: 'dist',
    emptyOutDir: true,
    modulePreload: false,
    // There is no page of this remote's own.
    rollupOptions: { input: './src/camera-count.tsx' },
  },
  plugins: [
    federation({
      name: container,
      filename: 'remote-entry.js',
      exposes: { './camera-count': './src/camera-count.tsx' },
      shared: sharing,
      shareStrategy: 'loaded-first',
      manifest: true,
      dts: false,
    }),
  ],
});
