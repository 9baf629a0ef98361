import { formatDiscoveryCode, type InstanceView } from '@barnwatch/shared/auth-client';
import { afterEntering } from './adding';
import { listedAddresses } from './listed-addresses';

const remote = { protocol: 'https', hostname: 'north.example', port: 8071 } as const;
const gateway = { protocol: 'http', hostname: '10.0.0.1', port: 80, id: 'north' } as const;
const north = {
  globalUniqueIdentifier: 'north',
  name: 'north',
  realWorldName: 'North',
  discoveryObject: { remote },
} as unknown as InstanceView;

const code = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

test.each([
  ['not base64', '%%%'],
  ['empty', ''],
  ['not JSON', btoa('hello')],
  ['a script', code({ remote: { ...remote, protocol: 'javascript' } })],
  ['port 0', code({ remote: { ...remote, port: 0 } })],
  ['user info', code({ remote: { ...remote, hostname: 'north.example@evil.example' } })],
  ['a look-alike host (Cyrillic o)', code({ remote: { ...remote, hostname: 'n\u043erth.example' } })],
  ['no address at all', code({})],
])('F23: %s is an invalid code', (_name, text) => {
  expect(afterEntering(text, [])).toEqual({ step: 'enter', problem: 'invalid-code' });
});

test('a code that leads to a known barn says which, before anything is sent', () => {
  const known = { step: 'enter', problem: 'already-exists', barn: 'North' };
  expect(afterEntering(formatDiscoveryCode({ remote }), [north])).toEqual(known);
  expect(afterEntering(formatDiscoveryCode({ gateway }), [north])).toEqual(known);
});

test('any other code asks, with every address in full', () => {
  const next = afterEntering(` ${formatDiscoveryCode({ gateway, remote })}\n`, []);
  expect(next).toEqual({ step: 'ask', discoveryObject: { gateway, remote }, failure: null });
  expect(listedAddresses({ remote, gateway })).toEqual([
    { strategy: 'gateway', address: 'http://10.0.0.1:80', encrypted: false, gatewayId: 'north' },
    { strategy: 'remote', address: 'https://north.example:8071', encrypted: true, gatewayId: null },
  ]);
});
