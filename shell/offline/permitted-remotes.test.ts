import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { nextVisit } from './count-visit';
import { permittedRemotes } from './permitted-remotes';

const file = { file: 'a.js', integrity: 'sha256-A', bytes: 1 };

function remote(name: string, permissions: readonly (string | null)[]): RegisteredRemote {
  const route = { module: './m', screen: 'S', title: { en: 't', de: 't' }, guard: 'none', files: [] } as const;
  return {
    name,
    version: '1.0.0',
    container: name,
    needs: { contract: '^1.0.0' },
    baseUrl: `/remotes/${name}/`,
    entry: file,
    textNamespace: name,
    texts: { en: file, de: file },
    nav: [],
    routes: permissions.map((permission, index) => ({
      ...route,
      path: `/${index}`,
      files: [],
      ...(permission === null ? {} : { permission: { all: [permission] } }),
    })),
  };
}

const registry: SuiteRegistry = {
  schema: 1,
  composedAt: 1,
  contract: '1.0.0',
  branding: { name: 'BarnWatch' },
  instances: [],
  disabledRemotes: ['mf-off'],
  allowOverrides: false,
  remotes: [
    remote('mf-open', [null]),
    remote('mf-admin', ['accounts.administer']),
    remote('mf-mixed', ['accounts.administer', 'cameras.view']),
    remote('mf-off', [null]),
  ],
};

test.each([
  ['nobody', [], ['mf-open']],
  ['somebody who may see cameras at one barn', [[], ['cameras.view']], ['mf-open', 'mf-mixed']],
  ['an administrator', [['accounts.administer']], ['mf-open', 'mf-admin', 'mf-mixed']],
])('%s: only remotes of which something may be used, and that are not switched off', (_who, accounts, names) => {
  expect(permittedRemotes(registry, accounts)).toEqual(names);
});

test('installing is offered once, at the third visit or the first one after it at which it can be', () => {
  const first = nextVisit({ visits: 0, offered: false }, true);
  const second = nextVisit(first, true);
  const third = nextVisit(second, false);
  const fourth = nextVisit(third, true);
  expect([first, second, third, fourth, nextVisit(fourth, true)].map(({ offersNow }) => offersNow)).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
});
