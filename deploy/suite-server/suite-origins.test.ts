import { mergeRegistry } from '../compose/merge-registry';
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
