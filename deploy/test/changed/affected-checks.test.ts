import { affectedChecks } from './affected-checks';

test('tells what a change touches', () => {
  const changed = [
    'deploy/setup/patches/some-package+1.0.0+what.patch',
    'docs/operate.md',
    'e2e/harness/suite.ts',
    'e2e/journeys/grid.spec.ts',
    'mf-incidents/texts/de.json',
    'mf-incidents/texts/texts.tsx',
    'package.json',
    'shared/wire/barn.openapi.yaml',
  ];
  expect(affectedChecks(changed)).toEqual({
    linted: [
      'e2e/harness/suite.ts',
      'e2e/journeys/grid.spec.ts',
      'mf-incidents/texts/de.json',
      'mf-incidents/texts/texts.tsx',
      'package.json',
    ],
    sources: ['mf-incidents/texts/de.json', 'mf-incidents/texts/texts.tsx'],
    journeys: ['e2e/journeys/grid.spec.ts'],
    everywhere: ['deploy/setup/patches/some-package+1.0.0+what.patch', 'package.json', 'shared/wire/barn.openapi.yaml'],
  });
});

test('tells that nothing was changed', () => {
  expect(affectedChecks([])).toEqual({ linted: [], sources: [], journeys: [], everywhere: [] });
});
