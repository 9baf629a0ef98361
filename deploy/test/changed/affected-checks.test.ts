import { affectedChecks } from './affected-checks';

it('tells what a change touches', () => {
  const changed = [
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
    everywhere: ['package.json', 'shared/wire/barn.openapi.yaml'],
  });
});

it('tells that nothing was changed', () => {
  expect(affectedChecks([])).toEqual({ linted: [], sources: [], journeys: [], everywhere: [] });
});
