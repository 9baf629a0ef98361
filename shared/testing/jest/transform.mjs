import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { experiments } from '@rspack/core';

// Rspack carries SWC: the tests are compiled by the compiler that builds the product, without a second one.
const own = createHash('sha256')
  .update(readFileSync(import.meta.filename))
  .digest('hex');

function options(filename) {
  const typescript = /\.tsx?$/.test(filename);
  return {
    filename,
    sourceMaps: 'inline',
    module: { type: 'commonjs' },
    jsc: {
      target: 'es2022',
      parser: typescript ? { syntax: 'typescript', tsx: filename.endsWith('x') } : { syntax: 'ecmascript', jsx: false },
      transform: { react: { runtime: 'automatic' }, hidden: { jest: true } },
    },
  };
}

export default {
  process(source, filename) {
    // The bundler answers these by itself; CommonJS has no import.meta.
    const portable = source
      .replaceAll('import.meta.filename', '__filename')
      .replaceAll('import.meta.dirname', '__dirname')
      .replaceAll('import.meta.url', "require('node:url').pathToFileURL(__filename).href")
      // An ES module may have one of its own; CommonJS gives one to each, which only `var` may name again.
      .replace(/^const __dirname\b/m, 'var __dirname');
    return experiments.swc.transformSync(portable, options(filename));
  },
  getCacheKey(source, filename) {
    return createHash('sha256').update(own).update(filename).update(source).digest('hex');
  },
};
