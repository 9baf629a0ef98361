import { execFileSync } from 'node:child_process';
import { createHash, createPublicKey } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { readDer } from './der';
import { keyFingerprint } from './key-material';
import { type KeyReading, readPublicKey } from './read-public-key';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'keys-'));
  openssl('genpkey', '-algorithm', 'ed25519', '-out', at('ed.pem'));
  openssl('genpkey', '-algorithm', 'rsa', '-pkeyopt', 'rsa_keygen_bits:2048', '-out', at('rsa.pem'));
  openssl('genpkey', '-algorithm', 'rsa', '-pkeyopt', 'rsa_keygen_bits:1024', '-out', at('short.pem'));
  openssl('genpkey', '-algorithm', 'EC', '-pkeyopt', 'ec_paramgen_curve:P-256', '-out', at('ec.pem'));
  for (const kind of ['ed25519', 'rsa', 'ecdsa']) keygen('-q', '-t', kind, '-N', '', '-f', at(`ssh-${kind}`));
  keygen('-q', '-t', 'ed25519', '-N', 'a password', '-f', at('ssh-locked'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const openssl = (...parameters: readonly string[]) =>
  execFileSync('openssl', parameters, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
const keygen = (...parameters: readonly string[]) => execFileSync('ssh-keygen', parameters, { encoding: 'utf8' });
const text = (name: string) => readFileSync(at(name), 'utf8');
const publicHalf = (name: string) => openssl('pkey', '-in', at(name), '-pubout');
const base64 = (...parameters: readonly string[]) =>
  execFileSync('openssl', [...parameters, '-outform', 'DER'], { stdio: ['ignore', 'pipe', 'ignore'] }).toString(
    'base64',
  );
const jwk = (name: string) => createPublicKey(text(name)).export({ format: 'jwk' });

function expectKey(reading: KeyReading, pem: string): void {
  if (reading.kind !== 'public-key') throw new Error(JSON.stringify(reading));
  expect(reading.pem).toBe(pem);
}

test.each(['ed.pem', 'rsa.pem'])('a public key of openssl is taken, in every form that it writes: %s', (name) => {
  const pem = publicHalf(name);
  expectKey(readPublicKey(pem), pem);
  expectKey(readPublicKey(`\ufeff\r\n${pem.replaceAll('\n', '\r\n')}\n`), pem);
  expectKey(readPublicKey(base64('pkey', '-in', at(name), '-pubout')), pem);
  expectKey(readPublicKey(JSON.stringify(jwk(name))), pem);
  expectKey(readPublicKey(JSON.stringify({ keys: [{ ...jwk(name), kid: 'mine', use: 'sig' }] })), pem);
});

test('an RSA key alone (PKCS#1) is taken', () => {
  const pem = publicHalf('rsa.pem');
  expectKey(readPublicKey(openssl('rsa', '-in', at('rsa.pem'), '-RSAPublicKey_out')), pem);
});

test.each(['ed25519', 'rsa'])('a public key of ssh-keygen is taken: %s', (kind) => {
  const line = text(`ssh-${kind}.pub`);
  const reading = readPublicKey(line);
  if (reading.kind !== 'public-key') throw new Error(reading.kind);
  expect(reading).toMatchObject({ form: 'openssh', algorithm: kind === 'rsa' ? 'rsa' : 'ed25519' });
  if (kind === 'rsa') expectKey(reading, keygen('-e', '-m', 'PKCS8', '-f', at(`ssh-${kind}.pub`)));
  expectKey(readPublicKey(keygen('-e', '-m', 'RFC4716', '-f', at(`ssh-${kind}.pub`))), reading.pem);
  // What was made of it is a key to those who check signatures.
  expect(createPublicKey(reading.pem).export({ format: 'der', type: 'spki' })).toEqual(Buffer.from(reading.spki));
});

test('its fingerprint is that of the barn', async () => {
  const pem = publicHalf('ed.pem');
  const reading = readPublicKey(pem);
  if (reading.kind !== 'public-key') throw new Error(reading.kind);
  const der = createPublicKey(pem).export({ type: 'spki', format: 'der' });
  const expected = `SHA256:${createHash('sha256').update(der).digest('base64url')}`;
  expect(await keyFingerprint(reading.spki)).toBe(expected);
});

test('13.10: every private half is refused, whoever wrote it and however', () => {
  const locked = ['-aes256', '-passout', 'pass:secret'] as const;
  const privates = [
    text('ed.pem'),
    text('rsa.pem'),
    text('ec.pem'),
    openssl('rsa', '-in', at('rsa.pem'), '-traditional'),
    openssl('ec', '-in', at('ec.pem')),
    openssl('pkcs8', '-topk8', '-in', at('ed.pem'), '-passout', 'pass:secret'),
    openssl('rsa', '-in', at('rsa.pem'), ...locked),
    base64('pkey', '-in', at('ed.pem')),
    base64('pkey', '-in', at('rsa.pem')),
    base64('ec', '-in', at('ec.pem')),
    base64('pkcs8', '-topk8', '-in', at('rsa.pem'), '-passout', 'pass:secret'),
    text('ssh-ed25519'),
    text('ssh-rsa'),
    text('ssh-ecdsa'),
    text('ssh-locked'),
    text('ssh-locked').split('\n').slice(1, -2).join('\n'),
    JSON.stringify({ ...jwk('ed.pem'), d: 'c2VjcmV0' }),
    JSON.stringify({ keys: [jwk('ed.pem'), { kty: 'oct', k: 'c2VjcmV0' }] }),
    '{"kty":"OKP","crv":"Ed25519","x":"AA","\\u0064":"AA"}',
    'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPrivate-Lines: 1\nAAAA',
    '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlQdGBF',
    '<RSAKeyValue><Modulus>AA</Modulus><D>AA</D></RSAKeyValue>',
  ];
  for (const one of privates) {
    expect([one.slice(0, 40), readPublicKey(one)]).toEqual([one.slice(0, 40), { kind: 'private-key' }]);
    // Beside its public half, among other words, in letters of two bytes.
    const mixed = `${publicHalf('ed.pem')}\n${one}`;
    if (one.includes('BEGIN')) expect(readPublicKey(mixed)).toEqual({ kind: 'private-key' });
    expect(readPublicKey(one.split('').join('\0'))).toEqual({ kind: 'private-key' });
  }
});

test('what no barn takes is refused with its reason', () => {
  const problem = (one: string) => {
    const reading = readPublicKey(one);
    return reading.kind === 'unusable' ? reading.problem : reading.kind;
  };
  expect(problem(' \n ')).toBe('empty');
  expect(problem('hello')).toBe('unreadable');
  expect(problem('{"kty":')).toBe('unreadable');
  expect(problem(publicHalf('ec.pem'))).toBe('other-kind');
  expect(problem(text('ssh-ecdsa.pub'))).toBe('other-kind');
  expect(problem(JSON.stringify(jwk('ec.pem')))).toBe('other-kind');
  expect(problem(publicHalf('short.pem'))).toBe('too-short');
  expect(problem(publicHalf('ed.pem') + publicHalf('rsa.pem'))).toBe('several');
  expect(problem(JSON.stringify({ keys: [jwk('ed.pem'), jwk('rsa.pem')] }))).toBe('several');
  expect(problem('-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----')).toBe('certificate');
  expect(problem('x '.repeat(40_000))).toBe('too-long');
});

test('nothing that is pasted throws, and nothing but the key itself is in what is sent', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.base64String()), (pasted) => {
      readPublicKey(pasted);
      readPublicKey(`-----BEGIN PUBLIC KEY-----\n${pasted}\n-----END PUBLIC KEY-----`);
    }),
    { numRuns: 100 },
  );
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 60 }), (bytes) => {
      readDer(bytes);
    }),
    { numRuns: 100 },
  );
  const commented = readPublicKey(`${text('ssh-ed25519.pub').trim()} anna@office`);
  expect(JSON.stringify(commented)).not.toContain('anna');
});
