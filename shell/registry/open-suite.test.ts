import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { parseSuite, type RegistryOutcome } from './fetch-suite';
import { openSuite } from './open-suite';

const registry: SuiteRegistry = {
  schema: 1,
  composedAt: 1,
  contract: '1.0.0',
  branding: { name: 'BarnWatch' },
  instances: [],
  disabledRemotes: [],
  allowOverrides: false,
  remotes: [],
};
const failed: RegistryOutcome = { failure: { code: 'registry-refused', context: { status: 503 } } };
const never = new AbortController().signal;

function memoryWith(remembered: SuiteRegistry | null) {
  const written: SuiteRegistry[] = [];
  return { written, read: async () => remembered, write: async (value: SuiteRegistry) => void written.push(value) };
}

test("the deployment's registry is used and kept", async () => {
  const memory = memoryWith(null);
  expect(await openSuite(memory, never, async () => ({ registry }))).toEqual({
    phase: 'open',
    registry,
    outdated: null,
  });
  expect(memory.written).toEqual([registry]);
});

test('an outage of the registry starts with the last good copy, which stays as it is', async () => {
  const memory = memoryWith(registry);
  expect(await openSuite(memory, never, async () => failed)).toMatchObject({
    phase: 'open',
    registry,
    outdated: { code: 'registry-refused' },
  });
  expect(memory.written).toEqual([]);
});

test.each([
  ['that none answered', 'no-answer', { code: 'registry-unreachable' }],
  ['nothing where a newer shell is needed', 'newer-contract', null],
  ['nothing yet where one may answer', 'late', null],
] as const)('a registry that the worker has kept starts the suite; it says %s', async (_says, kept, outdated) => {
  const memory = memoryWith(null);
  expect(await openSuite(memory, never, async () => ({ registry, kept }))).toMatchObject({
    phase: 'open',
    registry,
    outdated,
  });
  expect(memory.written).toEqual([]);
});

test.each([
  ['late', true],
  ['no-answer', false],
  ['newer-contract', false],
] as const)("whether the deployment's own is waited for after a kept one: %s", async (kept, isAwaited) => {
  expect('isAwaited' in (await openSuite(memoryWith(null), never, async () => ({ registry, kept })))).toBe(isAwaited);
});

test('without a copy the reason is told', async () => {
  expect(await openSuite(memoryWith(null), never, async () => failed)).toMatchObject({
    phase: 'closed',
    failure: { context: { status: 503 } },
  });
});

test.each([
  ['nothing', null],
  ['a list', []],
  ['a text', 'suite'],
  ['another form', { ...registry, schema: 2 }],
  ['a remote that leads elsewhere', { ...registry, remotes: [{ name: '../x' }] }],
])('%s is no registry', (_name, data) => {
  expect(parseSuite(data)).toMatchObject({ failure: { code: 'registry-of-another-form' } });
});

test('a registry is taken as it is written', () => {
  expect(parseSuite(JSON.parse(JSON.stringify(registry)))).toEqual({ registry });
});
