import { kindOfFile } from './lines-table';
import { mappedBytes } from './mapped-bytes';
import { packageOfSource } from './package-of-source';
import { tableLines } from './table-lines';

test('every character of a script belongs to a source, or to the build', () => {
  // 0–4 of a.js, 4–9 of b.js, from 9 on of nobody; the second line of b.js again.
  const map = JSON.stringify({ sources: ['a.js', 'b.js'], mappings: 'AAAA,ICAA,K;AAAA' });
  const bytes = mappedBytes('aaaabbbbb--\nbb', map);
  expect(Object.fromEntries([...bytes].map(([source, count]) => [String(source), count]))).toEqual({
    'a.js': 4,
    'b.js': 7,
    null: 2,
  });
  expect([...bytes.values()].reduce((sum, count) => sum + count)).toBe('aaaabbbbb--bb'.length);
});

test('what is no source map is refused', () => {
  expect(() => mappedBytes('a', '{}')).toThrow();
  expect(() => mappedBytes('a', JSON.stringify({ sources: [], mappings: '!' }))).toThrow('is no segment');
});

test.each([
  ['webpack://barnwatch_shell/../node_modules/@jotai/x/node_modules/react-is/cjs/a.js', 'react-is'],
  ['webpack://barnwatch_shell/../node_modules/@module-federation/runtime/dist/a.js', '@module-federation/runtime'],
  ['webpack://barnwatch_shell/../shared/auth-client/requests/outcome.ts', 'shared/auth-client'],
  ['webpack://barnwatch_shell/./session/eula.ts', 'shell/session'],
  ['webpack://barnwatch_shell/./start.ts', 'shell'],
  ['webpack://barnwatch_shell/webpack/runtime/get_full_hash', 'build'],
  [null, 'build'],
])('%s belongs to %s', (source, owner) => {
  expect(packageOfSource(source, 'shell')).toBe(owner);
});

test.each([
  ['shared/answers/use-reading.ts', 'code'],
  ['shared/answers/use-pages.test.tsx', 'tests'],
  ['shared/testing/barn-door.ts', 'tests'],
  ['e2e/harness/suite.ts', 'tests'],
  ['shell/frame/frame.module.css', 'styles'],
  ['mf-auth/texts/de.json', 'texts'],
  ['shared/wire/generated/contract.ts', 'generated'],
  ['docs/product.md', 'other'],
  ['docs/pictures/cameras.png', null],
])('lines of %s are counted as %s', (file, kind) => {
  expect(kindOfFile(file)).toBe(kind);
});

test('a table stands in columns', () => {
  expect(
    tableLines([
      ['lines', 'code'],
      ['mf-auth', '7'],
    ]),
  ).toEqual(['lines    code', 'mf-auth     7']);
});
