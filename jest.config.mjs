import { readFileSync } from 'node:fs';

const { workspaces } = JSON.parse(readFileSync(new URL('package.json', import.meta.url), 'utf8'));

// One configuration for the whole workspace. Node suites say `@jest-environment node` in their first comment.
// A zone with summer time, on whatever machine: in UTC the tests of changed clocks would prove nothing.
process.env.TZ = 'Europe/Berlin';

export default {
  rootDir: import.meta.dirname,
  // The tests of e2e run in a browser.
  roots: workspaces.filter((folder) => folder !== 'e2e').map((folder) => `<rootDir>/${folder}`),
  testEnvironment: '<rootDir>/shared/testing/jest/browser-environment.mjs',
  setupFilesAfterEnv: ['<rootDir>/shared/testing/jest/set-up.ts'],
  testMatch: ['**/*.test.ts', '**/*.test.tsx'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'cjs', 'json', 'node'],
  transform: { '\\.(ts|tsx|mjs|js)$': '<rootDir>/shared/testing/jest/transform.mjs' },
  transformIgnorePatterns: ['/node_modules/(?!(jose|qr)/)'],
  moduleNameMapper: {
    '\\.module\\.css$': '<rootDir>/shared/testing/jest/css-classes.cjs',
    '\\.css$': '<rootDir>/shared/testing/jest/empty.cjs',
  },
  modulePathIgnorePatterns: ['<rootDir>/[^/]+/dist/', '<rootDir>/.cache/'],
  maxWorkers: 2,
  // A busy machine is slow, not wrong: what a test claims is never a time.
  testTimeout: 180_000,
};
