import { senatorId } from '@barnwatch/shared/auth-client';
import sharp from 'sharp';
import { completeConfiguration } from '../reference-barn/configuration/read-configuration';
import { demoDeployment } from './demo-deployment';
import { demoInstances } from './instances';

const demo = demoInstances({});

test('stands where the documentation says', () => {
  const { suite, senator, north, south } = demo;
  expect([suite, senator, north, south].map(({ address }) => address)).toEqual([
    'http://localhost:8080',
    'http://localhost:8066',
    'http://localhost:8071',
    'http://localhost:8072',
  ]);
  const moved = demoInstances({ BARNWATCH_PORT_BASE: '9080' });
  expect(moved.north.address).toBe('http://localhost:9071');
  expect(moved.north.configuration.allowedOrigins).toContain('http://localhost:9080');
});

test.each([
  ['north', demo.north, 12],
  ['south', demo.south, 24],
])('%s barn has a valid configuration and shows its cameras', (_, { configuration }, shown) => {
  const { cameras, listen } = completeConfiguration(configuration);
  const visible = cameras.filter(({ tags }) => tags.length > 0 && !tags.includes('decommissioned'));
  expect(visible).toHaveLength(shown);
  expect(cameras).toHaveLength(shown + 2);
  expect(new Set(visible.map(({ name }) => name)).size).toBe(shown);
  expect(visible.every(({ offlineSince }) => offlineSince === undefined)).toBe(true);
  expect(listen.host).toBe('127.0.0.1');
});

test('has a picture of each barn', async () => {
  for (const { configuration } of [demo.north, demo.south]) {
    const { imageFile = '' } = completeConfiguration(configuration).identity;
    const { format, width, height } = await sharp(imageFile).metadata();
    expect([format, width, height]).toEqual(['jpeg', 144, 144]);
  }
});

test('proves clients against both kinds of refresh tokens, and one licence agreement', () => {
  const [north, south] = [demo.north, demo.south].map(({ configuration }) => completeConfiguration(configuration));
  expect([north?.tokens.refreshTokens, south?.tokens.refreshTokens]).toEqual(['single-use', 'reusable']);
  expect([north?.eula, south?.eula?.version]).toEqual([null, '2026-1']);
  expect(completeConfiguration(demo.senator.configuration).gateway.map(({ id }) => id)).toEqual([
    'north-barn',
    'south-barn',
  ]);
});

test('gives each barn a discovery code that says how to reach it', () => {
  const { object, code } = demo.south.discovery ?? {};
  expect(JSON.parse(Buffer.from(String(code), 'base64').toString())).toEqual(object);
  expect(object).toEqual({
    local: { hostname: 'localhost', port: 8072, protocol: 'http' },
    gateway: { hostname: 'localhost', port: 8066, protocol: 'http', id: 'south-barn' },
    remote: { hostname: 'localhost', port: 8072, protocol: 'http' },
  });
});

test('lets the senator answer as the one that every suite looks for, and its manager open both barns', () => {
  const { senator, north, south } = demo;
  expect(senator.configuration.identity.globalUniqueIdentifier).toBe(senatorId);
  expect(demoDeployment(demo).senator?.globalUniqueIdentifier).toBe(senatorId);
  const [manager] = completeConfiguration(senator.configuration).accounts;
  expect(manager?.serviceProviders?.map(({ globalUniqueIdentifier }) => globalUniqueIdentifier)).toEqual([
    'north-barn',
    'south-barn',
  ]);
  for (const { configuration } of [north, south]) {
    const { trustedSenators, accounts } = completeConfiguration(configuration);
    expect(trustedSenators).toEqual([
      { globalUniqueIdentifier: senatorId, keysUrl: 'http://127.0.0.1:8066/.well-known/jwks.json' },
    ]);
    const known = accounts.find(({ remote }) => remote !== undefined);
    expect(known).toMatchObject({ remote: { senator: senatorId, accountId: manager?.accountId }, roles: ['manager'] });
    expect(known?.accountId).toBe(manager?.serviceProviders?.[0]?.remoteAccountId);
  }
});

test('has the accounts that tests rely on', () => {
  expect(demo.accounts.map(({ username }) => username)).toEqual(['manager', 'stockperson', 'viewer', 'newcomer']);
  expect(demo.north.configuration.accounts?.flatMap(({ username = [] }) => username)).toEqual(
    demo.accounts.map(({ username }) => username),
  );
});
