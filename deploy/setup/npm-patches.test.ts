import { linkSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createTwoFilesPatch } from 'diff';
import { patchNpmPackages } from './npm-patches.mjs';

const released = 'one\r\ntwo\nthree\nfour\nfive\nsix\nseven\neight';
const mended = 'one\r\nzwei\nthree\nfour\nfive\nsix\nseven\neight, and more';
const added = 'a new file\n';

let repository: string;
let logged: jest.SpyInstance;
const inside = (...parts: string[]) => path.join(repository, ...parts);
const contentOf = (file: string) => readFileSync(inside('node_modules/a-package', file), 'utf8');

function write(file: string, content: string): void {
  mkdirSync(path.dirname(inside(file)), { recursive: true });
  writeFileSync(inside(file), content);
}

/** As `git diff` writes it. */
function patchOf(file: string, before: string | null, after: string): string {
  const named = `node_modules/a-package/${file}`;
  const text = createTwoFilesPatch(before === null ? '/dev/null' : `a/${named}`, `b/${named}`, before ?? '', after);
  return `diff --git a/${named} b/${named}\n${before === null ? 'new file mode 100644\n' : ''}${text.replace(/^=+\n/, '')}`;
}

const patchPackages = () => patchNpmPackages(repository, inside('patches'));

beforeEach(() => {
  logged = jest.spyOn(console, 'log').mockReturnValue(undefined);
  repository = mkdtempSync(path.join(tmpdir(), 'patches-'));
  write('node_modules/a-package/package.json', '{"version":"1.2.3"}');
  write('node_modules/a-package/lib/index.js', released);
  const patch = patchOf('lib/index.js', released, mended) + patchOf('lib/new/file.js', null, added);
  write('patches/a-package+1.2.3+what.patch', patch);
});
afterEach(() => {
  rmSync(repository, { recursive: true });
  jest.restoreAllMocks();
});

test('mends a package that was installed, to the last line end, and says so', () => {
  expect(patchPackages()).toBeUndefined();
  expect(contentOf('lib/index.js')).toBe(mended);
  expect(contentOf('lib/new/file.js')).toBe(added);
  expect(logged).toHaveBeenCalledTimes(1);
});

test('does nothing, and says nothing, where that has been done', () => {
  patchPackages();
  logged.mockClear();
  expect(patchPackages()).toBeUndefined();
  expect(contentOf('lib/index.js')).toBe(mended);
  expect(logged).not.toHaveBeenCalled();
});

test('goes on where it was cut short, and begins again after an install', () => {
  patchPackages();
  write('node_modules/a-package/lib/index.js', released);
  expect(patchPackages()).toBeUndefined();
  expect(contentOf('lib/index.js')).toBe(mended);
  rmSync(inside('node_modules/a-package/lib/new'), { recursive: true });
  expect(patchPackages()).toBeUndefined();
  expect(contentOf('lib/new/file.js')).toBe(added);
});

test('leaves the same file of another install as it is', () => {
  linkSync(inside('node_modules/a-package/lib/index.js'), inside('linked.js'));
  patchPackages();
  expect(readFileSync(inside('linked.js'), 'utf8')).toBe(released);
});

test.each([
  ['another version', 'package.json', '{"version":"1.2.4"}', /for a-package 1\.2\.3, installed is 1\.2\.4/],
  [
    'a file that says something else',
    'lib/index.js',
    released.replace('three', 'drei'),
    /does not fit .*lib\/index\.js/,
  ],
  ['another file where a new one is to be', 'lib/new/file.js', 'mine', /does not fit .*lib\/new\/file\.js/],
])('refuses %s in a sentence, and changes nothing', (_what, file, content, sentence) => {
  write(`node_modules/a-package/${file}`, content);
  const before = contentOf('lib/index.js');
  expect(patchPackages()).toMatch(sentence);
  expect(contentOf('lib/index.js')).toBe(before);
});

test('refuses what is not installed, has no proper name, or reaches out of its package', () => {
  write('patches/other+1.0.0+what.patch', '');
  write('patches/what.patch', '');
  const outside = patchOf('../b-package/index.js', null, added);
  write('patches/a-package+1.2.3+outside.patch', outside);
  const problems = patchPackages()?.split('\n') ?? [];
  expect(problems).toHaveLength(3);
  expect(problems.join()).toMatch(/does not fit .*b-package.*other, which is not installed.*what\.patch is not named/);
});
