import type { RegisteredRemote, SuiteRegistry } from '@barnwatch/shared/federation';
import { builtRemote } from '../compose/testing/suite-on-disk';
import { suiteOrigins } from './suite-origins';

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
