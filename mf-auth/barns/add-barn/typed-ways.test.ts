import { type DiscoveryObject, formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import fc from 'fast-check';
import { readTypedWays, typedWays } from './typed-ways';

const nothing = typedWays(null, '');
const way = (hostname: string, port = '', id = '') => ({ protocol: 'https', hostname, port, id }) as const;

test('what is known is typed as it is, and read back the same', () => {
  const endpoint = fc.record({
    protocol: fc.constantFrom('http', 'https'),
    hostname: fc.constantFrom('barn.example', '192.168.1.20', '[::1]'),
    port: fc.integer({ min: 1, max: 65_535 }),
  });
  const known = fc
    .record(
      { local: endpoint, gateway: endpoint.map((at) => ({ ...at, id: 'north' })), remote: endpoint },
      { requiredKeys: ['remote'] },
    )
    .map((object) => object as DiscoveryObject);
  fc.assert(
    fc.property(known, (discoveryObject) => {
      const reading = readTypedWays(typedWays(discoveryObject, 'north'));
      expect(reading.ok && formatDiscoveryCode(reading.discoveryObject)).toBe(formatDiscoveryCode(discoveryObject));
    }),
  );
});

test.each([
  ['http', 80],
  ['https', 443],
] as const)('without a port it is the usual one of %s', (protocol, port) => {
  expect(readTypedWays({ ...nothing, local: { ...way(' Barn.example '), protocol } })).toEqual({
    ok: true,
    discoveryObject: { local: { protocol, hostname: 'barn.example', port } },
  });
});

test.each([
  ['a port that is none', { ...nothing, remote: way('barn.example', '70000') }, ['remote']],
  ['a port in words', { ...nothing, remote: way('barn.example', 'x') }, ['remote']],
  ['an address instead of a host', { ...nothing, local: way('http://barn.example/') }, ['local']],
  ['letters that look alike', { ...nothing, local: way('b\u0430rn.example') }, ['local']],
  ['a gateway to nobody', { ...nothing, gateway: way('gate.example') }, ['gateway']],
  ['two at once', { ...nothing, local: way('a b'), gateway: way('gate.example') }, ['local', 'gateway']],
  ['nothing at all', nothing, []],
])('%s is told where it stands', (_name, ways, faulty) => {
  expect(readTypedWays(ways)).toEqual({ ok: false, faulty });
});

test('never throws, whatever is typed', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.string(), (hostname, port, id) => {
      expect(typeof readTypedWays({ ...nothing, gateway: way(hostname, port, id) }).ok).toBe('boolean');
    }),
  );
});
