import { asciiText, readBase64 } from './base64';
import { type DerValue, derTags, readDer } from './der';

/**
 * Whether a text holds a private key in a form that programs write: PEM (PKCS#8, PKCS#1, SEC1, encrypted ones too),
 * OpenSSH, PuTTY, SSH.com, OpenPGP, PKCS#12, JWK and JWK sets, XML, or the same as bare base64. Asked before anything
 * leaves the device: the barn asks once more.
 */
export function holdsPrivateKey(text: string): boolean {
  if (hasPrivateMark(text) || hasPrivateMember(text)) return true;
  const bytes = readBase64(text);
  return bytes !== null && (hasPrivateMark(asciiText(bytes)) || isPrivateDer(bytes));
}

const privateMarks: readonly RegExp[] = [
  /BEGIN [A-Z0-9 ]*PRIVATE KEY/i,
  /PuTTY-User-Key-File-\d/i,
  /Private-Lines:/i,
  /SSH PRIVATE KEY FILE FORMAT/i,
  /openssh-key-v1/i,
  // "openssh-key-v1" where the marks around it were not copied.
  /b3BlbnNzaC1rZXktdjE/,
  /AGE-SECRET-KEY-/i,
  // The private members of a JWK (RFC 7518); public keys have only n, e, x, y.
  /["'](d|p|q|dp|dq|qi|k)["']\s*:\s*["']/,
  /<(D|P|Q|DP|DQ|InverseQ)>/,
];

function hasPrivateMark(text: string): boolean {
  return privateMarks.some((mark) => mark.test(text));
}

const privateMembers: ReadonlySet<string> = new Set(['d', 'p', 'q', 'dp', 'dq', 'qi', 'oth', 'k']);

/** However the names are written: JSON may spell letters by their numbers. */
function hasPrivateMember(text: string): boolean {
  let found = false;
  try {
    JSON.parse(text, (name, value) => {
      found ||= privateMembers.has(name);
      return value;
    });
  } catch {
    return false;
  }
  return found;
}

/**
 * The structures that begin with a number: PKCS#8, PKCS#1, SEC1 and PKCS#12. An RSA public key alone is nothing but two
 * numbers. An encrypted PKCS#8 key is named by its password scheme (PKCS#5, PKCS#12) and has octets, not bits.
 */
function isPrivateDer(bytes: Uint8Array): boolean {
  const [outer, ...rest] = readDer(bytes) ?? [];
  if (outer?.tag !== derTags.sequence || rest.length > 0) return false;
  const parts = readDer(outer.content) ?? [];
  const [first, second] = parts;
  if (first?.tag === derTags.integer) return !(parts.length === 2 && second?.tag === derTags.integer);
  return parts.length === 2 && second?.tag === derTags.octets && isNamed(first);
}

function isNamed(value: DerValue | undefined): boolean {
  return value?.tag === derTags.sequence && readDer(value.content)?.[0]?.tag === derTags.name;
}
