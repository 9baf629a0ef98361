import { build } from 'vite';

await build({ root: import.meta.dirname, configFile: new URL('vite.config.mjs', import.meta.url).pathname });
