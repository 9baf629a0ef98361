import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { readPublicKey } from './read-public-key';

const ed25519 = generateKeyPairSync('ed25519');
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const smallRsa = generateKeyPairSync('rsa', { modulusLength: 1024 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const { n: modulus } = rsa.publicKey.export({ format: 'jwk' });
const exponentOne = createPublicKey({ key: { kty: 'RSA', n: String(modulus), e: 'AQ' }, format: 'jwk' });
const encryption = { cipher: 'aes-256-cbc', passphrase: 'secret' } as const;

test('reads a public key, whatever the spaces around it', () => {
  const text = String(ed25519.publicKey.export({ type: 'spki', format: 'pem' }));
  const reading = readPublicKey(`\n  ${text.replaceAll('\n', '\r\n')}\n`);
  expect(reading).toMatchObject({ kind: 'public-key', publicKey: text });
});

test.each<[string, string]>([
  ['PKCS#8', String(ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' }))],
  ['encrypted PKCS#8', String(rsa.privateKey.export({ type: 'pkcs8', format: 'pem', ...encryption }))],
  ['PKCS#1', String(rsa.privateKey.export({ type: 'pkcs1', format: 'pem' }))],
  ['SEC1', String(ec.privateKey.export({ type: 'sec1', format: 'pem' }))],
  ['bare PKCS#8', rsa.privateKey.export({ type: 'pkcs8', format: 'der' }).toString('base64')],
  ['bare encrypted PKCS#8', rsa.privateKey.export({ type: 'pkcs8', format: 'der', ...encryption }).toString('base64')],
  ['bare PKCS#1', rsa.privateKey.export({ type: 'pkcs1', format: 'der' }).toString('base64')],
  ['a JWK', JSON.stringify(ed25519.privateKey.export({ format: 'jwk' }))],
  ['a JWK set', JSON.stringify({ keys: [rsa.privateKey.export({ format: 'jwk' })] }, null, 2)],
  ['OpenSSH', '-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXktdjEAAAAA\n-----END OPENSSH PRIVATE KEY-----'],
  ['bare OpenSSH', 'b3BlbnNzaC1rZXktdjEAAAAABG5vbmUAAAAEbm9uZQAAAAAAAAAB'],
  ['PuTTY', 'PuTTY-User-Key-File-3: ssh-ed25519\nEncryption: none\nPrivate-Lines: 1\nAAAA'],
  ['OpenPGP', '-----BEGIN PGP PRIVATE KEY BLOCK-----\n\nlFgE\n-----END PGP PRIVATE KEY BLOCK-----'],
  ['XML', '<RSAKeyValue><Modulus>AA</Modulus><D>AA</D></RSAKeyValue>'],
  [
    'a pair',
    `${ed25519.publicKey.export({ type: 'spki', format: 'pem' })}${ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' })}`,
  ],
  [
    'PEM in base64',
    Buffer.from(String(ed25519.privateKey.export({ type: 'pkcs8', format: 'pem' }))).toString('base64'),
  ],
])('knows a private key: %s', (_, text) => {
  expect(readPublicKey(text)).toEqual({ kind: 'private-key' });
});

test.each<[string, string]>([
  ['another curve', String(ec.publicKey.export({ type: 'spki', format: 'pem' }))],
  ['a short RSA key', String(smallRsa.publicKey.export({ type: 'spki', format: 'pem' }))],
  ['a point of small order', weakPem('ecffffffffffffffffffffffffffffffffffffffffffffffffffffffffffff7f')],
  ['no point at all', weakPem('0200000000000000000000000000000000000000000000000000000000000000')],
  ['an RSA key with the exponent 1', String(exponentOne.export({ type: 'spki', format: 'pem' }))],
  ['a public JWK', JSON.stringify(rsa.publicKey.export({ format: 'jwk' }))],
  ['an OpenSSH public key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIGb9ECWmEzf6FQbrBZ9w7lshQhqowtrbLDFw4rXAxZuE a@b'],
  ['damage', '-----BEGIN PUBLIC KEY-----\nAAAA\n-----END PUBLIC KEY-----'],
  ['two keys', String(ed25519.publicKey.export({ type: 'spki', format: 'pem' })).repeat(2)],
  ['a word', 'hello'],
])('says why it cannot use %s', (_, text) => {
  expect(readPublicKey(text)).toMatchObject({ kind: 'unusable', reason: expect.any(String) });
});

/** Ed25519 keys as PEM are so many bytes of a frame, and the point. */
function weakPem(point: string): string {
  const der = Buffer.from(`302a300506032b6570032100${point}`, 'hex');
  return `-----BEGIN PUBLIC KEY-----\n${der.toString('base64')}\n-----END PUBLIC KEY-----`;
}
