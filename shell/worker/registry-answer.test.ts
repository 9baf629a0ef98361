import { MemoryCaches } from '@barnwatch/shared/testing/memory-caches';
import { keptRegistryHeader, lateRegistryHeader } from '../offline/worker-messages';
import { registry } from './doubles/example-suite';
import { KeptSuite, type Snapshot } from './kept-suite';
import { registryPlugin } from './registry-answer';

const snapshot: Snapshot = {
  form: 1,
  registry: JSON.stringify(registry([])),
  composedAt: 1,
  takenAt: 2,
  remotes: [],
  files: [],
};

async function answered(response: Response): Promise<number> {
  const off = jest.fn();
  const plugin = registryPlugin(new KeptSuite(new MemoryCaches().asCaches()), '1.0.0', off);
  await plugin.fetchDidSucceed({ response });
  return off.mock.calls.length;
}

test.each([
  ['a deployment that switches its worker off', Response.json(registry([], { serviceWorker: 'off' })), 1],
  ['a deployment with a worker', Response.json(registry([])), 0],
  ['a server in trouble', Response.json({ serviceWorker: 'off' }, { status: 503 }), 0],
  ['the page of a network that asks for a sign-in', new Response('<html>'), 0],
])('%s: the worker ends %#', async (_what, response, times) => {
  expect(await answered(response)).toBe(times);
});

async function keptAfter(what: 'silence' | 'failure' | 'newer contract'): Promise<Response | undefined> {
  const kept = new KeptSuite(new MemoryCaches().asCaches());
  await kept.adopt(snapshot);
  const plugin = registryPlugin(kept, '1.0.0', jest.fn());
  const state = {};
  if (what === 'failure') await plugin.fetchDidFail({ state });
  if (what === 'newer contract') {
    const response = Response.json(registry([], { contract: '2.0.0' }));
    await plugin.fetchDidSucceed({ response, state }).catch(() => plugin.fetchDidFail({ state }));
  }
  return plugin.cachedResponseWillBeUsed({ state });
}

test.each([
  ['silence', 'no-answer', true],
  ['failure', 'no-answer', false],
  ['newer contract', 'newer-contract', false],
] as const)('the kept registry after %s says why, and whether another one may come', async (what, reason, isLate) => {
  const answer = await keptAfter(what);
  expect(answer?.headers.get(keptRegistryHeader)).toBe(reason);
  expect(answer?.headers.has(lateRegistryHeader)).toBe(isLate);
  expect(await answer?.text()).toBe(snapshot.registry);
});
