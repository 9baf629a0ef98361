import { generateKeyPairSync } from 'node:crypto';
import { isSoundEd25519Key } from './ed25519-point';

const bytes = (hex: string): Buffer => Buffer.from(hex, 'hex');

test('a key that was made with a private key is sound', () => {
  for (let count = 0; count < 10; count += 1) {
    const { x } = generateKeyPairSync('ed25519').publicKey.export({ format: 'jwk' });
    expect(isSoundEd25519Key(Buffer.from(String(x), 'base64url'))).toBe(true);
  }
});

test('so is that of the first example of RFC 8032', () => {
  expect(isSoundEd25519Key(bytes('d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'))).toBe(true);
});

// The encodings of the eight points of small order, those in another writing included.
test.each([
  '0000000000000000000000000000000000000000000000000000000000000000',
  '0000000000000000000000000000000000000000000000000000000000000080',
  '0100000000000000000000000000000000000000000000000000000000000000',
  '0100000000000000000000000000000000000000000000000000000000000080',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'edffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f',
  'eeffffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc05',
  '26e8958fc2b227b045c3f489f2ef98f0d5dfac05d3c63339b13802886d53fc85',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac037a',
  'c7176a703d4dd84fba3c0b760d10670f2a2053fa2c39ccc64ec7fd7792ac03fa',
])('%s, of small order, is not', (hex) => {
  expect(isSoundEd25519Key(bytes(hex))).toBe(false);
});

test.each([
  ['no point of the curve', '0200000000000000000000000000000000000000000000000000000000000000'],
  // The first example of RFC 8032 plus the point of order two.
  ['a point outside of the group of keys', '16a567fe7d4ef5482ab4012c369bf8c5f11e8d0c2559dcda50fde59708f8aee5'],
  ['too few bytes', '01'],
])('%s is not', (_, hex) => {
  expect(isSoundEd25519Key(bytes(hex))).toBe(false);
});
