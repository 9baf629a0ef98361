import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { mergeRegistry } from '../compose/merge-registry';
import { builtRemote } from '../compose/testing/suite-on-disk';
import { securityHeaders } from './security-headers';
import { suiteOrigins } from './suite-origins';

test.each([
  ['names', true, "script-src 'self' http://localhost:8100;"],
  ['does not allow', false, "script-src 'self';"],
])('a policy for a developer’s server that the deployment %s (decision 0108)', (_what, allowOverrides, part) => {
  const registry = mergeRegistry(
    [],
    {
      branding: { name: 'BarnWatch' },
      instances: [],
      disabledRemotes: [],
      allowOverrides,
      overrideOrigins: ['http://localhost:8100'],
      baseUrls: {},
    },
    { pins: {}, switches: {} },
    { contract: '1.0.0', composedAt: 1 },
  );
  const origins = suiteOrigins(JSON.stringify(registry));
  const headers = securityHeaders({ ...origins, nonce: 'n', secure: false, remoteFile: false });
  expect(headers['Content-Security-Policy']).toContain(part);
});

const descriptor = { file: 'remote.json', integrity: `sha256-${'A'.repeat(43)}=`, bytes: 10 };

test('issue 19: programs may come from wherever a version of a remote lies that some windows have', () => {
  const remote: RegisteredRemote = {
    ...builtRemote('mf-cameras', '1.1.0'),
    baseUrl: '/remotes/mf-cameras/1.1.0/',
    before: { version: '1.0.0', baseUrl: 'https://old.example/mf-cameras/1.0.0/', descriptor },
    staged: {
      version: '1.2.0',
      baseUrl: 'https://new.example/mf-cameras/1.2.0/',
      descriptor,
      share: 10,
      salt: 's',
      accounts: [],
    },
  };
  const registry: SuiteRegistry = {
    schema: 1,
    composedAt: 1,
    contract: '1.0.0',
    branding: { name: 'BarnWatch' },
    instances: [],
    disabledRemotes: [],
    allowOverrides: false,
    remotes: [remote],
  };
  expect(suiteOrigins(JSON.stringify(registry)).remoteOrigins).toEqual(['https://old.example', 'https://new.example']);
});
