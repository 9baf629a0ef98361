import { instancePrefix, pictureKey } from '@barnwatch/shared/pictures/files';
import { originOf } from './origin-of';

const discoveryObject = {
  local: { protocol: 'http', hostname: 'localhost', port: 8071 },
  gateway: { protocol: 'https', hostname: 'gateway.example', port: 443, id: 'north-barn' },
} as const;

test.each([
  ['local', 'http://localhost:8071'],
  ['gateway', 'https://gateway.example'],
  ['remote', 'unreachable:north-barn'],
  [null, 'unreachable:north-barn'],
] as const)('by way of %s: %s', (activeConnectionStrategy, origin) => {
  expect(originOf({ globalUniqueIdentifier: 'north-barn', activeConnectionStrategy, discoveryObject })).toBe(origin);
});

test('keys of different instances, accounts and cameras never meet', () => {
  const keys = [
    pictureKey('a', 'b', 'c'),
    pictureKey('a/b', 'c', ''),
    pictureKey('a', 'b/c', ''),
    pictureKey('a', '', 'b/c'),
  ];
  expect(new Set(keys).size).toBe(4);
  expect(keys.filter((key) => key.startsWith(instancePrefix('a')))).toHaveLength(3);
});
