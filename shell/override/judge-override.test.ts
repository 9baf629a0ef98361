import type { BuiltRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { overridePlaceAtom, settingsPlaceAtom } from '@barnwatch/shared/settings';
import { createStore } from 'jotai';
import { judgeOverride } from './judge-override';
import { overrideOfPage, withOverride } from './override';

const asset = (file: string) => ({ file, integrity: 'sha256-AAAA', bytes: 10 });
const built: BuiltRemote = {
  name: 'mf-cameras',
  version: '1.1.0',
  container: 'mf_cameras',
  needs: { contract: '^1.0.0' },
  entry: asset('entry.js'),
  textNamespace: 'mf-cameras',
  texts: { en: asset('en.json'), de: asset('de.json') },
  routes: [],
  nav: [],
};
const origin = 'https://develop.example';
const address = `${origin}/mine/`;
const deployed = { ...built, version: '1.0.0', baseUrl: '/remotes/mf-cameras/1.0.0/' };
const other = { ...deployed, name: 'mf-admin', baseUrl: '/remotes/mf-admin/1.0.0/' };
const registry: SuiteRegistry = {
  schema: 1,
  composedAt: 1,
  contract: '1.2.0',
  branding: { name: 'BarnWatch' },
  instances: [],
  disabledRemotes: [],
  allowOverrides: true,
  overrideOrigins: [origin],
  remotes: [deployed, other],
};
const override = { remote: 'mf-cameras', address, until: Number.MAX_SAFE_INTEGER };

const answering = (body: unknown, status = 200) => {
  const asked: [string, RequestInit | undefined][] = [];
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  const answer = async (url: unknown, init?: RequestInit) => {
    asked.push([String(url), init]);
    return { ok: status < 400, status, text: async () => text } as Response;
  };
  return { asked, fetchFile: answer as typeof fetch };
};

describe('decision 0108: a remote from another address', () => {
  test('is what its own description says, below that address', async () => {
    const { asked, fetchFile } = answering(built);
    const remote = { ...built, baseUrl: address };
    expect(await judgeOverride(override, registry, fetchFile)).toEqual({ ok: true, remote });
    expect(asked).toMatchObject([[`${address}remote.json`, { credentials: 'omit', redirect: 'error' }]]);
    expect(withOverride(registry, remote).remotes).toEqual([remote, other]);
  });

  test.each([
    [
      'of an address that the deployment does not name',
      { address: 'https://elsewhere.example/' },
      built,
      'not-allowed',
    ],
    ['of another port of a named host', { address: `${origin}:444/` }, built, 'not-allowed'],
    ['that the suite does not have', { remote: 'mf-new' }, { ...built, name: 'mf-new' }, 'not-allowed'],
    ['that is another one than was chosen', {}, { ...built, name: 'mf-admin' }, 'another-remote'],
    ['that needs another contract', {}, { ...built, needs: { contract: '^2.0.0' } }, 'contract'],
    ['without a digest', {}, { ...built, entry: { file: 'entry.js', bytes: 1 } }, 'unreadable'],
    ['that is a page', {}, '<!doctype html>', 'unreadable'],
  ] as const)('is refused: one %s', async (_what, changes, described, why) => {
    const { fetchFile } = answering(described);
    expect(await judgeOverride({ ...override, ...changes }, registry, fetchFile)).toEqual({ ok: false, why });
  });

  test('is refused where nothing answers', async () => {
    expect(await judgeOverride(override, registry, answering('', 404).fetchFile)).toEqual({
      ok: false,
      why: 'unreachable',
    });
  });

  test.each([
    ['allows none', { allowOverrides: false }],
    ['names no address', { overrideOrigins: [] }],
  ])('is not even offered where the deployment %s', async (_what, changes) => {
    const states = createStore();
    states.set(settingsPlaceAtom, {
      open: () => {
        throw new Error('not read');
      },
    });
    expect(await overrideOfPage({ ...registry, ...changes }, states)).toBeNull();
    expect(states.get(overridePlaceAtom)).toBeNull();
  });

  test('is offered where one is allowed, and nothing is fetched before one is chosen', async () => {
    const states = createStore();
    expect(await overrideOfPage(registry, states)).toBeNull();
    expect(states.get(overridePlaceAtom)).toEqual({
      origins: [origin],
      remotes: ['mf-cameras', 'mf-admin'],
      state: { kind: 'off' },
    });
  });
});
