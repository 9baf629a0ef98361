import fc from 'fast-check';
import { formatDiscoveryCode, parseDiscoveryCode } from './discovery-code';
import type { DiscoveryObject } from './discovery-object';

const local = { protocol: 'http', hostname: '192.168.1.20', port: 8071 } as const;
const code = (value: unknown): string => Buffer.from(JSON.stringify(value)).toString('base64');
const withLocal = (change: Record<string, unknown>): string => code({ local: { ...local, ...change } });

describe('a discovery code', () => {
  test.each<[string, string, DiscoveryObject]>([
    ['one address', code({ local }), { local }],
    ['nothing else but null', code({ local, gateway: null, remote: null }), { local }],
    ['unknown fields, which are dropped', code({ local: { ...local, password: 'x' }, more: 1 }), { local }],
    ['a gateway', code({ gateway: { ...local, id: 'north-barn' } }), { gateway: { ...local, id: 'north-barn' } }],
    ['IPv6', withLocal({ hostname: '[fe80::1]' }), { local: { ...local, hostname: '[fe80::1]' } }],
    ['the highest port', withLocal({ port: 65_535 }), { local: { ...local, port: 65_535 } }],
    [
      'punycode, shown as such',
      withLocal({ hostname: 'xn--brn-qla.de' }),
      { local: { ...local, hostname: 'xn--brn-qla.de' } },
    ],
    ['spaces and line breaks around and within', ` ${code({ local }).replace(/.{20}/g, '$&\n')} `, { local }],
    ['base64url without padding', Buffer.from(JSON.stringify({ local })).toString('base64url'), { local }],
  ])('is read with %s', (_name, text, discoveryObject) => {
    expect(parseDiscoveryCode(text)).toEqual({ ok: true, discoveryObject });
  });

  test.each<[string, string, string]>([
    ['empty', '', 'not-base64'],
    ['not base64', 'läuft nicht!', 'not-base64'],
    ['base64 of no UTF-8', Buffer.from([0xff, 0xfe, 0xfd]).toString('base64'), 'not-base64'],
    ['not JSON', Buffer.from('hello').toString('base64'), 'not-json'],
    ['1 MB', 'A'.repeat(1_000_000), 'too-long'],
    ['a text', code('x'), 'not-an-address'],
    ['null', code(null), 'not-an-address'],
    ['a list', code([]), 'not-an-address'],
    ['no address', code({}), 'not-an-address'],
    ['a script address', withLocal({ protocol: 'javascript' }), 'not-an-address'],
    ['a protocol with its colon', withLocal({ protocol: 'http:' }), 'not-an-address'],
    ['ftp', withLocal({ protocol: 'ftp' }), 'not-an-address'],
    ['port 0', withLocal({ port: 0 }), 'not-an-address'],
    ['port 65536', withLocal({ port: 65_536 }), 'not-an-address'],
    ['a broken port', withLocal({ port: 80.5 }), 'not-an-address'],
    ['a port as text', withLocal({ port: '80' }), 'not-an-address'],
    ['userinfo', withLocal({ hostname: 'me:secret@barn.example' }), 'not-an-address'],
    ['a port in the host', withLocal({ hostname: 'barn.example:80' }), 'not-an-address'],
    ['a path in the host', withLocal({ hostname: 'barn.example/x' }), 'not-an-address'],
    ['a query in the host', withLocal({ hostname: 'barn.example?x' }), 'not-an-address'],
    ['look-alike letters', withLocal({ hostname: 'bаrn.example' }), 'not-an-address'],
    ['fullwidth letters', withLocal({ hostname: 'ｂarn.example' }), 'not-an-address'],
    ['a number as host', withLocal({ hostname: '2130706433' }), 'not-an-address'],
    ['a hexadecimal host', withLocal({ hostname: '0x7f.1' }), 'not-an-address'],
    ['a short IPv4', withLocal({ hostname: '127.1' }), 'not-an-address'],
    ['an empty host', withLocal({ hostname: '' }), 'not-an-address'],
    ['an empty label', withLocal({ hostname: 'barn..example' }), 'not-an-address'],
    ['a trailing dot', withLocal({ hostname: 'barn.example.' }), 'not-an-address'],
    ['a long host', withLocal({ hostname: `${'a.'.repeat(150)}b` }), 'not-an-address'],
    ['a space', withLocal({ hostname: 'barn example' }), 'not-an-address'],
    ['a control character', withLocal({ hostname: 'barn\n.example' }), 'not-an-address'],
    ['a gateway without id', code({ gateway: local }), 'not-an-address'],
    ['one bad address beside a good one', code({ local, remote: { ...local, port: 0 } }), 'not-an-address'],
  ])('is turned down when it is %s (F23)', (_name, text, problem) => {
    expect(parseDiscoveryCode(text)).toEqual({ ok: false, problem });
  });

  test('takes host names in upper case for what they are', () => {
    expect(parseDiscoveryCode(withLocal({ hostname: 'BARN-2.Example' }))).toMatchObject({
      ok: true,
      discoveryObject: { local: { hostname: 'barn-2.example' } },
    });
  });

  test('comes back from its own text', () => {
    const label = fc.stringMatching(/^[a-z][a-z0-9]{0,20}$/);
    const endpoint = fc.record({
      protocol: fc.constantFrom('http' as const, 'https' as const),
      hostname: fc.tuple(label, label).map(([name, domain]) => `${name}.${domain}`),
      port: fc.integer({ min: 1, max: 65_535 }),
    });
    const id = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
    const gateway = fc.tuple(endpoint, id).map(([place, gatewayId]) => ({ ...place, id: gatewayId }));
    fc.assert(
      fc.property(fc.record({ local: endpoint, gateway, remote: endpoint }), (discoveryObject) => {
        expect(parseDiscoveryCode(formatDiscoveryCode(discoveryObject))).toEqual({ ok: true, discoveryObject });
      }),
    );
  });

  test('never throws, whatever is pasted', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => parseDiscoveryCode(text).ok === false));
    fc.assert(fc.property(fc.jsonValue(), (value) => typeof parseDiscoveryCode(code(value)).ok === 'boolean'));
  });
});
