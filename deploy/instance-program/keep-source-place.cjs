const path = require('node:path');
const { pathToFileURL } = require('node:url');

/**
 * A loader: what a file reads beside itself (the contract, a licence, a package's folder) stays where the source is. The
 * file that finds the bundles of threads asks where the bundle is.
 */
module.exports = function keepSourcePlace(source) {
  if (this.resourcePath.endsWith('thread-program.ts')) return source;
  return source
    .replaceAll('import.meta.filename', JSON.stringify(this.resourcePath))
    .replaceAll('import.meta.dirname', JSON.stringify(path.dirname(this.resourcePath)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(this.resourcePath).href));
};
