import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
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

function joining([library, { names, outside = [] }], target) {
  return {
    mode: 'none',
    target: 'node',
    context: repository,
    entry: names ? `data:text/javascript,export { ${names.join(', ')} } from '${library}'` : library,
    output: { path: target, filename: path.basename(fileOf(library)), library: { type: 'commonjs2' } },
    externals: [
      ({ request }, done) =>
        outside.some((each) => request === each || request.startsWith(`${each}/`))
          ? done(null, `commonjs2 ${request}`)
          : done(),
    ],
  };
}

/** Jest's `globalSetup`: makes the files when they are not there. A folder that is there is a whole one. */
export default async function joinLibraries() {
  if (existsSync(folder)) return;
  const making = `${folder}.${process.pid}`;
  try {
    await mkdir(making, { recursive: true });
    const stats = await promisify(rspack)(Object.entries(libraries).map((each) => joining(each, making)));
    if (stats.hasErrors()) throw new Error(stats.toString({ all: false, errors: true }));
    await rename(making, folder).catch((cause) => {
      // Somebody else was quicker.
      if (!existsSync(folder)) throw cause;
    });
  } finally {
    await rm(making, { recursive: true, force: true });
  }
}
