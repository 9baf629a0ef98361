import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from './find-program.mjs';
import { nodeProblem } from './node-version.mjs';
import { isInstalled } from './npm-packages.mjs';

describe('the release of Node', () => {
  test.each(['v20.19.0', 'v20.20.2', 'v22.0.0', 'v24.1.0'])('%s will do', (version) => {
    expect(nodeProblem(version)).toBeUndefined();
  });

  test.each(['v20.18.3', 'v18.20.0', 'v16.0.0'])('%s is too old, in one sentence', (version) => {
    expect(nodeProblem(version)).toBe(
      `BarnWatch needs Node 20.19.0 or newer; this is Node ${version.slice(1)}. Get one at https://nodejs.org.`,
    );
  });
});

describe('installed packages', () => {
  const locked = {
    '': { version: '0.1.0' },
    shared: { version: '1.0.0' },
    'node_modules/react': { version: '19.3.1' },
    'node_modules/sharp-darwin': { version: '1.0.0', optional: true },
  };

  test('are those of the lockfile, packages for other platforms aside', () => {
    expect(isInstalled(locked, { 'node_modules/react': { version: '19.3.1' } })).toBe(true);
  });

  test('are whole without a new remote of the workspace, not without what remotes import', () => {
    const installed = { 'node_modules/react': { version: '19.3.1' } };
    const link = (resolved: string) => ({ [`node_modules/@barnwatch/${resolved}`]: { resolved, link: true } });
    expect(isInstalled({ ...locked, ...link('mf-feeding') }, installed)).toBe(true);
    expect(isInstalled({ ...locked, ...link('shared') }, installed)).toBe(false);
  });

  test.each([
    ['another version', { 'node_modules/react': { version: '19.3.0' } }],
    ['a missing package', {}],
    ['no note by npm', undefined],
  ])('are not there with %s', (_what, installed) => {
    expect(isInstalled(locked, installed)).toBe(false);
  });
});

describe('a program', () => {
  let folder: string;
  let program: string;
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'programs-'));
    program = path.join(folder, 'chromium');
    writeFileSync(program, '#!/bin/sh\n');
    chmodSync(program, 0o755);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test('is found on the PATH or by its variable', () => {
    expect(findProgram('chromium', { PATH: `/nowhere:${folder}` })).toBe(program);
    expect(findProgram('chromium', { PATH: '', CHROMIUM_PATH: program })).toBe(program);
    expect(findProgram('chromium', { PATH: folder, CHROMIUM_PATH: 'chromium' })).toBe(program);
  });

  test('is not found when its variable is wrong, or when it cannot be run', () => {
    expect(findProgram('chromium', { PATH: folder, CHROMIUM_PATH: '/nowhere/chromium' })).toBeUndefined();
    chmodSync(program, 0o644);
    expect(findProgram('chromium', { PATH: folder, CHROMIUM_PATH: program })).toBeUndefined();
  });
});
