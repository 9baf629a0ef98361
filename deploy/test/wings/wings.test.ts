import { circles } from './circles';
import { importsIn } from './imports';
import { sourceFiles } from './package-files';
import { wingProblems } from './wing-problems';

/** A package with two wings, `low` below `high`, and what is wrong with it. */
function problemsOf(texts: Readonly<Record<string, string>>, wings: readonly string[] | null = ['low', 'high']) {
  const readMes = wings?.map((wing) => [`mf-some/${wing}/README.md`, '| `one/` | `two/` |'] as const) ?? [];
  const all = new Map([...readMes, ...Object.entries(texts)]);
  const files = [...all.keys()];
  const sources = sourceFiles('/', files, (file) => all.get(file) ?? '');
  return wingProblems({ name: 'mf-some', wings, files, sources });
}

const low = { 'mf-some/low/one/a.ts': '' };
const high = { 'mf-some/high/one/b.ts': "import { a } from '../../low/one/a';" };

test('imports are found in whichever way they are written, and none in a comment', () => {
  const text = [
    "import { a } from './a';",
    "import './b.css';",
    "export type { C } from '../c';",
    'const d = () => import(/* webpackChunkName: "d" */ \'../d/d\');',
    "new Worker(new URL('./e-worker.ts', import.meta.url));",
    "jest.mock('./f');",
    'composes: actions from "../g.module.css";',
    "// import { h } from './h';",
    "import { useState } from 'react';",
    "import { i } from '@barnwatch/mf-other';",
  ].join('\n');
  const found = ['./a', './b.css', '../c', '../d/d', './e-worker.ts', './f', '../g.module.css', '@barnwatch/mf-other'];
  expect(importsIn(text)).toEqual(found);
});

test('circles are found however long they are, each once', () => {
  const ways = ['ab', 'bc', 'ca', 'cd', 'ef', 'fe', 'gg'].map(([from = '', to = '']) => [from, to] as const);
  expect(circles(ways).map((circle) => [...circle].sort())).toEqual([['a', 'b', 'c'], ['e', 'f'], ['g']]);
  expect(
    circles([
      ['a', 'b'],
      ['b', 'c'],
      ['a', 'c'],
    ]),
  ).toEqual([]);
});

test('a wing imports what is below it', () => {
  expect(problemsOf({ ...low, ...high })).toEqual([]);
});

test('a wing does not import what is above it', () => {
  const up = { 'mf-some/low/one/a.ts': "import { b } from '../../high/one/b';", 'mf-some/high/one/b.ts': '' };
  expect(problemsOf(up)).toEqual([
    'mf-some/low/one/a.ts imports mf-some/high/one/b.ts, which is a wing above it (mf-some/wings.ts)',
  ]);
});

test('a test imports from wherever it must; the product imports nothing that is there for tests', () => {
  const tested = { ...low, ...high, 'mf-some/low/one/a.test.ts': "import { b } from '../../high/one/b';" };
  expect(problemsOf(tested)).toEqual([]);
  const leaning = { 'mf-some/low/one/a.ts': "import '../../testing/door';", 'mf-some/testing/door.ts': '' };
  expect(problemsOf({ ...leaning, ...high })).toEqual([
    'mf-some/low/one/a.ts imports mf-some/testing/door.ts, which is there for tests',
  ]);
});

test('rooms of one wing do not import each other, not by way of a third one either', () => {
  const round = {
    ...high,
    'mf-some/low/one/a.ts': "import '../two/c';",
    'mf-some/low/two/c.ts': "import '../three/d';",
    'mf-some/low/three/d.ts': "import '../one/a';",
  };
  const problems = problemsOf(round);
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(/^mf-some\/low\/one, mf-some\/low\/three, mf-some\/low\/two import each other:\n/);
  expect(problems[0]).toContain('mf-some/low/three/d.ts imports mf-some/low/one/a.ts');
});

test('folders of a package without wings do not import each other', () => {
  const round = { 'mf-some/one/a.ts': "import '../two/b';", 'mf-some/two/b.ts': "import '../one/a';" };
  expect(problemsOf(round, null)).toHaveLength(1);
});

test('no package reaches into another one', () => {
  const reaching = { 'mf-some/low/one/a.ts': "import '../../../mf-other/x/y';\nimport '@barnwatch/shell/frame';" };
  expect(problemsOf({ ...reaching, ...high })).toEqual([
    'mf-some/low/one/a.ts imports mf-other/x/y: another package is reached through the doors of @barnwatch/shared only',
    'mf-some/low/one/a.ts imports @barnwatch/shell/frame: another package is reached through the doors of @barnwatch/shared only',
  ]);
});

test('every folder is in a wing, every file in a room, and each wing says what happens in it', () => {
  const lost = { ...low, ...high, 'mf-some/elsewhere/x.ts': '', 'mf-some/low/y.ts': '' };
  expect(problemsOf(lost)).toEqual([
    'mf-some/elsewhere is in no wing: move it into one, or name it in mf-some/wings.ts',
    'mf-some/low/y.ts is in no room of its wing',
  ]);
  const files = [...Object.keys(low), ...Object.keys(high), 'mf-some/high/README.md'];
  expect(wingProblems({ name: 'mf-some', wings: ['low', 'high', 'gone'], files, sources: [] })).toEqual([
    'mf-some/wings.ts names gone, which does not exist',
    'mf-some/low/README.md is missing: it says what happens there',
  ]);
});
