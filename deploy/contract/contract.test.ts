import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildDeclarations } from '../public-package/build-declarations';
import { compareSurfaces, formOf, hasOnlyGrown } from './compare-surfaces';
import { contractProblems, reportNow } from './contract-report';
import { declarationFile } from './declaration-file';
import { publicSurface } from './public-surface';
import { parseReport, type Surface, writeReport } from './surface';
import { versionProblem } from './version-problems';

const ui = '@barnwatch/shared/ui';

const surface = (declarations: Readonly<Record<string, string>>, place = ui): Surface =>
  new Map([[place, new Map(Object.entries(declarations))]]);

const props = (...members: readonly string[]) =>
  ['interface ButtonProps {', ...members.map((member) => `    ${member}`), '}'].join('\n');

test('the report of the contract is that of the sources, and its version allows what has changed', () => {
  expect(buildDeclarations()).toBeNull();
  expect(contractProblems(reportNow())).toEqual([]);
});

test('a declaration file is read: own and foreign names, new names, overloads; comments are nothing', () => {
  const file = declarationFile(`/** export interface Not {} */
import { type A, B as C } from './a';
import * as v from 'valibot';
export { one, type Two as three } from './two';
export * from './all';
interface Inner {
    // nothing
    readonly a: A;
}
export declare function get(a: C): Inner;
export declare function get(b: v.Name): A;
declare const own: 1;
export { own as outer };
`);
  expect(Object.fromEntries(file.declared)).toEqual({
    Inner: 'interface Inner {\n    readonly a: A;\n}',
    get: 'function get(a: C): Inner;\nfunction get(b: v.Name): A;',
    own: 'const own: 1;',
  });
  expect(Object.fromEntries(file.imported)).toEqual({
    A: { from: './a', name: 'A' },
    C: { from: './a', name: 'B' },
    v: { from: 'valibot', name: null },
  });
  expect(Object.fromEntries(file.exported)).toEqual({
    one: { from: './two', name: 'one' },
    three: { from: './two', name: 'Two' },
    get: { from: null, name: 'get' },
    outer: { from: null, name: 'own' },
  });
  expect(file.wholes).toEqual(['./all']);
});

test('the surface has what the doors export and what that is made of, and nothing else', () => {
  const root = mkdtempSync(path.join(tmpdir(), 'surface-'));
  const files = {
    'ui/index.d.ts': "export { useIcon, type IconName } from './icon';\nexport * from './more';\n",
    'ui/icon.d.ts': `import type { Shape } from '../inner/shape';
declare const shapes: {
    add: {
        readonly paths: readonly ["M1"];
    };
};
export type IconName = keyof typeof shapes;
export declare function useIcon(name: IconName): Shape;
export declare function unseen(): void;
`,
    'ui/more.d.ts': 'export interface More {\n    a: 1;\n}\n',
    'inner/shape.d.ts': 'export interface Shape {\n    width: number;\n}\nexport interface Unseen {\n}\n',
  };
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
      writeFileSync(path.join(root, file), text);
    }
    const found = publicSurface(root, [{ name: 'ui', file: 'ui/index.ts', kind: 'provided' }]);
    expect([...found].map(([place, names]) => [place, [...names.keys()]])).toEqual([
      [ui, ['IconName', 'More', 'useIcon']],
      ['inner/shape', ['Shape']],
      ['ui/icon', ['shapes']],
    ]);
    expect(found.get('ui/icon')?.get('shapes')).toBe('names of shapes: {\n    add;\n}');
    expect(parseReport(writeReport(found))).toEqual(found);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('what is gone or other is breaking, what has come is not', () => {
  const before = new Map([...surface({ Button: 'b', Dialog: 'd' }), ...surface({ Inner: 'i', Gone: 'g' }, 'ui/inner')]);
  const after = new Map([...surface({ Button: 'c', Toast: 't' }), ...surface({ Inner: 'j' }, 'ui/inner')]);
  expect(compareSurfaces(before, after)).toEqual({
    breaking: [
      `${ui}: Button is declared otherwise (form ${formOf('c')})`,
      `${ui}: Dialog is gone`,
      `ui/inner: Inner is declared otherwise (form ${formOf('j')})`,
    ],
    added: [`${ui}: Toast is new`],
  });
  expect(compareSurfaces(before, surface({}, 'ui/inner'))).toEqual({
    breaking: [`${ui} is gone`],
    added: [],
  });
  expect(
    compareSurfaces(surface({ a: 'a' }), new Map([...surface({ a: 'a' }), ...surface({}, `${ui}/new`)])).added,
  ).toEqual([`${ui}/new is new`]);
});

test('in which of its files the contract declares something is no change of it', () => {
  const account = (file: string) => surface({ account: `const account: import("${file}").OpenWord<'remote'>;` });
  const same = { breaking: [], added: [] };
  expect(compareSurfaces(account('../open-word'), account('../../open-word'))).toEqual(same);
  expect(compareSurfaces(account('valibot'), account('zod')).breaking).toHaveLength(1);
});

test('a form that a person has judged to harm nobody is an addition; the next form is judged anew', () => {
  const judged = new Set([formOf('c')]);
  expect(compareSurfaces(surface({ Client: 'b' }), surface({ Client: 'c' }), judged)).toEqual({
    breaking: [],
    added: [`${ui}: Client is declared otherwise, and harms nobody`],
  });
  expect(compareSurfaces(surface({ Client: 'b' }), surface({ Client: 'd' }), judged).breaking).toHaveLength(1);
});

test.each([
  ['a member that nobody has to give', props('a: 1;'), props('a: 1;', 'readonly b?: 2;'), true],
  ['one of several lines', props('a: 1;'), props('b?: {', '    c: 1;', '};', 'a: 1;'), true],
  ['a member that must be given', props('a: 1;'), props('a: 1;', 'b: 2;'), false],
  ['a member less', props('a?: 1;', 'b: 2;'), props('b: 2;'), false],
  ['another type', props('a: 1;'), props('a: 2;'), false],
  ['more of what the suite gives', 'const a: {\n    b: 1;\n};', 'const a: {\n    b: 1;\n    c: 2;\n};', true],
  ['another name among names', 'names of a: {\n    b;\n}', 'names of a: {\n    a;\n    b;\n}', true],
  ['a name less', 'names of a: {\n    a;\n    b;\n}', 'names of a: {\n    b;\n}', false],
])('%s: whether it has only grown', (_what, before, after, hasGrown) => {
  expect(hasOnlyGrown(before, after)).toBe(hasGrown);
});

test('a breaking change needs a major version, an addition a minor one, and a sentence names what it is', () => {
  const breaking = { breaking: [`${ui}: Button is gone`], added: [] };
  const added = { breaking: [], added: [`${ui}: Toast is new`] };
  const same = { breaking: [], added: [] };
  expect(versionProblem('1.2.0', '1.3.0', breaking)).toContain(`- ${ui}: Button is gone\n`);
  expect(versionProblem('1.2.0', '1.3.0', breaking)).toContain('to 2.0.0: remotes that need ^1 are refused then.');
  expect(versionProblem('1.2.0', '2.0.0', breaking)).toBeNull();
  expect(versionProblem('1.2.0', '1.2.1', added)).toContain(`- ${ui}: Toast is new\nRaise the version`);
  expect(versionProblem('1.2.0', '1.3.0', added)).toBeNull();
  expect(versionProblem('1.2.0', '2.0.0', added)).toBeNull();
  expect(versionProblem('1.2.0', '1.2.0', same)).toBeNull();
  expect(versionProblem('1.2.0', '1.1.0', same)).toBe('The contract is 1.1.0, but 1.2.0 was released already.');
});
