import { formatDiscoveryCode, type InstanceView } from '@barnwatch/shared/auth-client';
import { type Adding, addingToast, afterEntering } from './adding';
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
  const known = { step: 'enter', problem: 'already-exists', barn: 'North', instanceId: 'north' };
  expect(afterEntering(formatDiscoveryCode({ remote }), [north])).toEqual(known);
  expect(afterEntering(formatDiscoveryCode({ gateway }), [{ ...north, fromDeployment: true }])).toEqual(known);
});

test('a new code of a known barn offers its addresses, unless they are the deployment’s', () => {
  const next = afterEntering(formatDiscoveryCode({ gateway }), [north]);
  const change = { barn: 'North', instanceId: 'north', discoveryObject: { gateway } };
  expect(next).toEqual({ step: 'ask-change', ...change, failure: null });
});

test('any other code asks, with every address in full', () => {
  const next = afterEntering(` ${formatDiscoveryCode({ gateway, remote })}\n`, []);
  expect(next).toEqual({ step: 'ask', discoveryObject: { gateway, remote }, claimedName: null, failure: null });
  expect(listedAddresses({ remote, gateway })).toEqual([
    { strategy: 'gateway', address: 'http://10.0.0.1:80', encrypted: false, disguised: false, gatewayId: 'north' },
    { strategy: 'remote', address: 'https://north.example:8071', encrypted: true, disguised: false, gatewayId: null },
  ]);
});

test('a host in letters that can imitate others is shown as it is called, and marked', () => {
  const hostname = 'xn--brn-qla.example';
  expect(listedAddresses({ remote: { ...remote, hostname } })).toMatchObject([
    { address: `https://${hostname}:8071`, disguised: true },
  ]);
});

test('a quick link asks with the name that it claims', () => {
  const link = `https://x.example/ql/add-barn?${new URLSearchParams({ discoveryString: code({ remote }), displayName: 'Pigs' })}`;
  expect(afterEntering(link, [])).toMatchObject({ step: 'ask', claimedName: 'Pigs' });
});

test.each([
  [{ step: 'enter', problem: null }, null],
  [{ step: 'enter', problem: 'invalid-code' }, 'toast.invalidCode'],
  [{ step: 'enter', problem: 'already-exists', barn: 'North', instanceId: 'north' }, 'toast.alreadyExists'],
  [{ step: 'enter', problem: 'no-code', fileName: 'x.png' }, 'toast.codeNotFound'],
  [{ step: 'enter', problem: 'unreadable', fileName: 'x.png' }, 'toast.codeNotFound'],
  [{ step: 'enter', problem: 'too-large', fileName: 'x.png' }, 'toast.codeNotFound'],
  [{ step: 'scan' }, null],
  [{ step: 'read-file', fileName: 'x.png' }, null],
  [{ step: 'ask', discoveryObject: {}, claimedName: null, failure: null }, null],
  [{ step: 'added', instanceId: 'north' }, null],
  [
    { step: 'ask-change', barn: 'North', instanceId: 'north', discoveryObject: {}, failure: null },
    'toast.alreadyExists',
  ],
  [{ step: 'changed', instanceId: 'north' }, null],
] satisfies [Adding, string | null][])('%j has the toast %s (product 8.3)', (adding, key) => {
  expect(addingToast(adding)).toBe(key);
});

test.each(['offline', 'timeout'] as const)('an instance that does not answer (%s) is offline', (failureCode) => {
  const failure = { code: failureCode, context: { instanceId: '', call: 'GET api/identity' } };
  expect(addingToast({ step: 'ask', discoveryObject: { remote }, claimedName: null, failure })).toBe('toast.offline');
});
