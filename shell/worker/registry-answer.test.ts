import { MemoryCaches } from '@barnwatch/shared/testing/memory-caches';
import { registry } from './doubles/example-suite';
import { KeptSuite } from './kept-suite';
import { registryPlugin } from './registry-answer';

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
