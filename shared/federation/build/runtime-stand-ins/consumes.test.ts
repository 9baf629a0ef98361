import { consumes } from './consumes';

const refused = new Error('Loading chunk 7 failed');

/** A chunk `screen` with two shared modules, one of which can be fetched when `isThere` says so. */
function chunk(isThere: () => boolean) {
  const installedModules: Record<string, unknown> = {};
  const m: Record<string, (module: { exports?: unknown }) => void> = {};
  const shared = (name: string) => async () => {
    if (name === 'form' && !isThere()) throw refused;
    return () => name;
  };
  const instance = { loadShare: (key: string) => shared(key)(), options: { name: 'barn' } };
  const webpackRequire = { m, c: {}, o: Object.hasOwn, S: {}, federation: { instance } };
  const options = {
    chunkId: 'screen',
    chunkMapping: { screen: ['form', 'ui'] },
    installedModules,
    webpackRequire,
    moduleToHandlerMapping: {
      form: { shareKey: 'form', shareInfo: { shareConfig: {} } },
      ui: { shareKey: 'ui', shareInfo: { shareConfig: {} } },
    },
  };
  const load = async () => {
    const promises: Promise<unknown>[] = [];
    consumes({ ...options, promises } as never);
    await Promise.all(promises);
    return Object.keys(m)
      .sort()
      .map((id) => {
        const module: { exports?: unknown } = {};
        m[id]?.(module);
        return module.exports;
      });
  };
  return load;
}

test('a chunk whose shared module cannot be fetched fails before it is run, and heals when the module is there', async () => {
  let there = false;
  const load = chunk(() => there);
  await expect(load()).rejects.toBe(refused);
  await expect(load()).rejects.toBe(refused);
  there = true;
  await expect(load()).resolves.toEqual(['form', 'ui']);
  await expect(load()).resolves.toEqual(['form', 'ui']);
});

test('a chunk without shared modules waits for nothing', () => {
  const promises: Promise<unknown>[] = [];
  const webpackRequire = { m: {}, c: {}, o: Object.hasOwn, S: {}, federation: {} };
  consumes({ chunkId: 'other', chunkMapping: {}, installedModules: {}, promises, webpackRequire } as never);
  expect(promises).toEqual([]);
});
