import { createPrivateKey } from 'node:crypto';

/**
 * Whether a text holds a private key in a form that programs write: PEM (PKCS#8, PKCS#1, SEC1, encrypted ones too),
 * OpenSSH, PuTTY, SSH.com, OpenPGP, JWK and JWK sets, XML, or the same as bare base64.
 */
export function holdsPrivateKey(text: string): boolean {
  if (hasPrivateMark(text)) return true;
  const compact = text.replaceAll(/\s/g, '');
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(compact)) return false;
  const bytes = Buffer.from(compact, 'base64');
  if (hasPrivateMark(bytes.toString('latin1')) || bytes.includes(passwordEncryption)) return true;
  return derKinds.some((kind) => isPrivateDer(bytes, kind));
}

const privateMarks: readonly RegExp[] = [
  /BEGIN [A-Z0-9 ]*PRIVATE KEY/i,
  /PuTTY-User-Key-File-\d/i,
  /Private-Lines:/i,
  /SSH PRIVATE KEY FILE FORMAT/i,
  /openssh-key-v1/i,
  // The private members of a JWK (RFC 7518); public keys have only n, e, x, y.
  /["'](d|p|q|dp|dq|qi|k)["']\s*:\s*["']/,
  /<(D|P|Q|DP|DQ|InverseQ)>/,
];

function hasPrivateMark(text: string): boolean {
  return privateMarks.some((mark) => mark.test(text));
}

// The object identifier of PBES2 (RFC 8018): the beginning of an encrypted PKCS#8 key.
const passwordEncryption = Buffer.from('2a864886f70d01050d', 'hex');

const derKinds = ['pkcs8', 'pkcs1', 'sec1'] as const;

function isPrivateDer(key: Buffer, type: (typeof derKinds)[number]): boolean {
  try {
    createPrivateKey({ key, format: 'der', type });
    return true;
  } catch {
    return false;
  }
}
