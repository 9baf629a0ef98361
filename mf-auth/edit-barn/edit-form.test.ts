import { formatDiscoveryCode } from '@barnwatch/shared/auth-client';
import { changedAddresses, readEditFields } from './edit-form';

const before = { remote: { protocol: 'https', hostname: 'north.example', port: 8071 } } as const;
const after = { local: { protocol: 'http', hostname: '192.168.1.5', port: 8071 } } as const;
const code = formatDiscoveryCode(before);

test('a name and a valid code can be saved, the name without spaces around it', () => {
  expect(readEditFields({ name: ' Pigs ', code })).toEqual({
    ok: true,
    realWorldName: 'Pigs',
    discoveryObject: before,
  });
});

test.each([
  [' ', code, true, false],
  ['Pigs', 'nonsense', false, true],
  ['', '', true, true],
])('name "%s" and code "%s"', (name, text, nameMissing, codeInvalid) => {
  expect(readEditFields({ name, code: text })).toEqual({ ok: false, nameMissing, codeInvalid });
});

test('only new addresses are shown for confirmation', () => {
  expect(changedAddresses(code, before)).toBeNull();
  expect(changedAddresses('nonsense', before)).toBeNull();
  expect(changedAddresses(formatDiscoveryCode(after), before)).toEqual(after);
});

test('a quick link is as good as its code', () => {
  const link = `https://suite.example/ql/add-barn?${new URLSearchParams({ discoveryString: formatDiscoveryCode(after) })}`;
  expect(readEditFields({ name: 'Pigs', code: link })).toMatchObject({ ok: true, discoveryObject: after });
  expect(changedAddresses(link, before)).toEqual(after);
});
