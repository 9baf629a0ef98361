import { type AskedBrowser, browserReport, readBrowserFacts, type WorkerState } from './browser-facts';

const storage = {
  estimate: async () => ({ usage: 10, quota: 100 }),
  persisted: async () => true,
};
const registered = (parts: object): AskedBrowser => ({
  isSecureContext: true,
  navigator: {
    serviceWorker: { getRegistration: async () => ({ active: null, installing: null, waiting: null, ...parts }) },
    storage,
  },
});

describe('product 2.6: what a browser tells of itself', () => {
  test('storage, and whether it lasts', async () => {
    const facts = await readBrowserFacts(registered({ active: {} }));
    expect(facts.storage).toEqual({ kind: 'told', usedBytes: 10, roomBytes: 100, isLasting: true });
    expect(browserReport(facts)).toContain('storage: 10 B of 100 B, lasting\nservice worker: active');
  });

  test.each<[WorkerState, object]>([
    ['active', { active: {} }],
    ['waiting', { active: {}, waiting: {} }],
    ['installing', { installing: {} }],
    ['none', {}],
  ])('a service worker that is %s', async (state, parts) => {
    expect((await readBrowserFacts(registered(parts))).worker).toBe(state);
  });

  test('an old browser has none of it, and that is told', async () => {
    const facts = await readBrowserFacts({ isSecureContext: false, navigator: {} });
    expect(Object.values(facts.abilities)).not.toContain(true);
    expect(facts).toMatchObject({ storage: { kind: 'untold' }, worker: 'unsupported' });
  });

  test('one that refuses or never answers keeps nobody waiting', async () => {
    jest.useFakeTimers();
    const facts = readBrowserFacts({
      isSecureContext: true,
      navigator: {
        serviceWorker: { getRegistration: () => new Promise(() => undefined) },
        storage: { ...storage, estimate: () => Promise.reject(new TypeError('refused')) },
      },
    });
    await jest.advanceTimersByTimeAsync(3_000);
    expect(await facts).toMatchObject({ storage: { kind: 'untold' }, worker: 'untold' });
    jest.useRealTimers();
  });
});
