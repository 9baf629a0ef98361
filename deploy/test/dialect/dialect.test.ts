import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const repository = path.resolve(import.meta.dirname, '../../..');

/** What the linter says of a text, as if it lay at this place of the repository: the names of the rules. */
function rulesBrokenBy(place: string, text: string): readonly string[] {
  const folder = mkdtempSync(path.join(tmpdir(), 'dialect-'));
  try {
    for (const file of ['biome.json', 'deploy/test/dialect/valibot.grit', 'deploy/test/dialect/waits.grit'])
      cpSync(path.join(repository, file), path.join(folder, file));
    mkdirSync(path.join(folder, path.dirname(place)), { recursive: true });
    writeFileSync(path.join(folder, place), text);
    const program = path.join(repository, 'node_modules/.bin/biome');
    const words = ['lint', '--reporter=github', '--vcs-enabled=false', '--max-diagnostics=none', place];
    const { stdout } = spawnSync(program, words, { cwd: folder, encoding: 'utf8', timeout: 120_000 });
    const named = [...stdout.matchAll(/^::error title=(?:lint\/\w+\/)?(\w+)/gm)].map(([, rule = '']) => rule);
    return [...new Set(named)].sort();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('each rule of the dialect that lint knows is enforced', () => {
  const program = [
    "import { string } from 'valibot';",
    'export const LONGEST_WAIT = 1;',
    'export enum Colour { Red }',
    'export type Place = { readonly row: number };',
    'export type Places = Array<Place>;',
    'export default string;',
    'export const anything: any = 1;',
    ...Array.from({ length: 300 }, () => 'void 0;'),
  ];
  expect(rulesBrokenBy('shared/time/Odd_Name.ts', program.join('\n'))).toEqual([
    'noDefaultExport',
    'noEnum',
    'noExcessiveLinesPerFile',
    'noExplicitAny',
    'noUndeclaredDependencies',
    'plugin',
    'useConsistentArrayType',
    'useConsistentTypeDefinitions',
    'useFilenamingConvention',
    'useNamingConvention',
  ]);
});

test.each([['mf-cameras/late.tsx'], ['shell/late.tsx'], ['shared/ui/late.tsx']])(
  'what React would keep a failure of is asked for otherwise: %s',
  (place) => {
    expect(rulesBrokenBy(place, "import { lazy, useState } from 'react';\nvoid [lazy, useState];\n")).toContain(
      'noRestrictedImports',
    );
    expect(rulesBrokenBy(place, "import { useState } from 'react';\nvoid useState;\n")).not.toContain(
      'noRestrictedImports',
    );
  },
);

test('tests speak it too', () => {
  const tests = [
    "it('is', () => expect(1).toBe(1));",
    "test.only('is alone', () => expect(1).toBe(1));",
    "test.skip('is left out', () => expect(1).toBe(1));",
    "test('twice', () => expect(1).toBe(1));",
    "test('twice', () => expect(2).toBe(2));",
    'afterEach(() => undefined);',
    'beforeEach(() => undefined);',
    'export const found = 1;',
  ];
  expect(rulesBrokenBy('shared/time/odd.test.ts', tests.join('\n'))).toEqual([
    'noExportsInTest',
    'noFocusedTests',
    'noIdenticalTestTitle',
    'noSkippedTests',
    'useConsistentTestIt',
    'useTestHooksInOrder',
    'useTestHooksOnTop',
  ]);
});

test.each([
  ['await waitFor(() => expect(1).toBe(1), { timeout: 3_000 });'],
  ["await screen.findByText('Pen 1', undefined, { timeout: 20_000 });"],
  ["await within(part).findAllByRole('img', { name: 'Pen 1' }, { timeout: 900 });"],
  ["test('is soon there', () => expect(1).toBe(1), 20_000);"],
  ['beforeAll(() => start(), 60_000);'],
])('a wait with an end of its own is none of it: %s', (line) => {
  expect(rulesBrokenBy('shared/time/odd.test.ts', `${line}\n`)).toContain('plugin');
});

test('a wait with the end that all have is', () => {
  const line = "test('is there', async () => expect(await screen.findByText('Pen 1')).toBeVisible());";
  expect(rulesBrokenBy('shared/time/odd.test.ts', `${line}\n`)).toEqual([]);
});
