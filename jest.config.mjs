import { readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { joinedLibraries } from './shared/testing/jest/joined-libraries.mjs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// A zone with summer time, on whatever machine: in UTC the tests of changed clocks would prove nothing.
process.env.TZ = 'Europe/Berlin';

const tests = 'shared/testing/jest';

const everywhere = {
  rootDir: import.meta.dirname,
  // The tests of e2e run in a browser.
  roots: workspaces.filter((folder) => folder !== 'e2e').map((folder) => `<rootDir>/${folder}`),
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|tsx|mjs|js)$': `<rootDir>/${tests}/transform.mjs` },
  transformIgnorePatterns: [
    '/node_modules/(?!(@noble/hashes|jose|qr|(read|write)-excel-file|saxen|jsts|libdeflate|@module-federation/webpack-bundler-runtime)/)',
  ],
  moduleNameMapper: {
    '\\.module\\.css$': `<rootDir>/${tests}/css-classes.cjs`,
    '^\\.{1,2}/(identity/)?passwords$': '<rootDir>/deploy/reference-barn/testing/light-passwords.ts',
    // The form that the build takes: it is the one that is patched.
    '^(read|write)-excel-file/(universal|utility)$': '<rootDir>/node_modules/$1-excel-file/$2/index.js',
    '^fast-check$': `<rootDir>/${tests}/fast-check.cjs`,
    '\\.css$': `<rootDir>/${tests}/empty.cjs`,
  },
  // A file's global names are looked up outside the engine: a loop that asks for `Math` takes three times as long.
  sandboxInjectedGlobals: ['Math', 'Number', 'Object', 'Array', 'JSON'],
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/.cache/'],
};

// What is drawn (`.test.tsx`) and what speaks to a page (`.page.test.ts`) has a document. A document is dear: logic and
// servers have none.
const needsPage = ['**/*.test.tsx', '**/*.page.test.ts'];

export default {
  projects: [
    {
      ...everywhere,
      displayName: 'page',
      globalSetup: `<rootDir>/${tests}/joined-libraries.mjs`,
      moduleNameMapper: { ...everywhere.moduleNameMapper, ...joinedLibraries },
      testEnvironment: `<rootDir>/${tests}/browser-environment.mjs`,
      setupFilesAfterEnv: [`<rootDir>/${tests}/set-up.ts`],
      testMatch: needsPage,
    },
    {
      ...everywhere,
      displayName: 'logic',
      testEnvironment: 'node',
      testMatch: ['**/*.test.ts', ...needsPage.map((pattern) => `!${pattern}`)],
    },
  ],
  // Servers, ffmpeg and clocks are waited for a third of the time: three keep two cores busy.
  maxWorkers: Math.min(3, availableParallelism() + 1),
  // What a file leaves behind adds up to 2.6 GB a worker, each collection of which takes a second: a fresh one is cheaper.
  workerIdleMemoryLimit: '600MB',
  // A busy machine is slow, not wrong: what a test claims is never a time.
  testTimeout: 600_000,
};
