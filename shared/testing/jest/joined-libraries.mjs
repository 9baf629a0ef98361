import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { rspack } from '@rspack/core';

const repository = path.resolve(import.meta.dirname, '../../..');

/**
 * Libraries of hundreds of small files: each file of tests loads all of them anew, half of all that it loads. What two
 * of them use together is outside both, so that there is one of it.
 */
const libraries = {
  'aria-query': {},
  '@testing-library/dom': { outside: ['aria-query'] },
  '@testing-library/user-event': { outside: ['@testing-library/dom'] },
  '@testing-library/jest-dom': { outside: ['aria-query'] },
  jose: {},
  antd: { names: ['ColorPicker', 'ConfigProvider', 'theme'], outside: ['react', 'react-dom'] },
};

/** What they are made of: other versions are joined anew, under another name. */
const made = createHash('sha256')
  .update(readFileSync(path.join(repository, 'package-lock.json')))
  .update(readFileSync(import.meta.filename))
  .digest('hex')
  .slice(0, 12);
const folder = path.join(repository, 'node_modules/.cache/joined-for-tests', made);

const fileOf = (library) => path.join(folder, `${library.replace('/', '-')}.cjs`);

/** For Jest's `moduleNameMapper`: each library as one file. */
export const joinedLibraries = Object.fromEntries(
  Object.keys(libraries).map((library) => [`^${library}$`, fileOf(library)]),
);

function joining([library, { names, outside = [] }]) {
  const source = `export ${names ? `{ ${names.join(', ')} }` : '*'} from '${library}'`;
  const { dir, base } = path.parse(fileOf(library));
  return {
    mode: 'none',
    target: 'node',
    context: repository,
    entry: names ? `data:text/javascript,${source}` : library,
    output: { path: dir, filename: base, library: { type: 'commonjs2' } },
    // A file that is there is a whole one.
    optimization: { emitOnErrors: false },
    externals: [
      ({ request }, done) =>
        outside.some((each) => request === each || request.startsWith(`${each}/`))
          ? done(null, `commonjs2 ${request}`)
          : done(),
    ],
  };
}

/** Jest's `globalSetup`: makes the files that are not there yet. */
export default async function joinLibraries() {
  const missing = Object.entries(libraries).filter(([library]) => !existsSync(fileOf(library)));
  if (missing.length === 0) return;
  const stats = await promisify(rspack)(missing.map(joining));
  if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
}
