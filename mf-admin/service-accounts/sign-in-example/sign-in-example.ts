/** Who signs in where, with which key. */
export interface ExampleValues {
  /** Of the barn; ends in a slash. */
  readonly address: string;
  /** The barn's globalUniqueIdentifier. */
  readonly barnId: string;
  readonly serviceAccountId: string;
  /** Name of the key at the barn. */
  readonly fingerprint: string;
  readonly algorithm: 'ed25519' | 'rsa';
}

export type ExampleLanguage = 'curl' | 'typescript';

/** The name that the examples give to the file with the private key: it is never asked for here. */
export const privateKeyFile = 'private-key.pem';

/**
 * How a machine signs in by its key, ready to run: a signed statement (RFC 7523) for a refresh token, that for an access
 * token, and one call with it. In English, as programs are.
 */
export function signInExample(language: ExampleLanguage, values: ExampleValues): string {
  return language === 'curl' ? curlExample(values) : typeScriptExample(values);
}

function curlExample({ address, barnId, serviceAccountId, fingerprint, algorithm }: ExampleValues): string {
  const sign =
    algorithm === 'ed25519'
      ? 'openssl pkeyutl -sign -rawin -inkey "$key" -in "$statement"'
      : 'openssl dgst -sha256 -sign "$key" "$statement"';
  return `#!/usr/bin/env bash
# Needs curl and openssl 3. The private key stays on this machine.
set -euo pipefail
barn=${quoted(address)}
key=${quoted(privateKeyFile)}

base64url() { openssl base64 -A | tr '+/' '-_' | tr -d '='; }
field() { sed -n 's/.*"'"$1"'":"\\([^"]*\\)".*/\\1/p'; }

# A statement, signed: who signs in, where, for the next minute, once.
now=$(date +%s)
header=$(printf '%s' ${quoted(JSON.stringify({ alg: algorithmNames[algorithm], kid: fingerprint }))} | base64url)
claims=$(printf '{"iss":%s,"aud":%s,"iat":%d,"exp":%d,"jti":"%s"}' \\
  ${quoted(JSON.stringify(serviceAccountId))} ${quoted(JSON.stringify(barnId))} \\
  "$now" "$((now + 60))" "$(openssl rand -hex 16)" | base64url)
statement=$(mktemp)
trap 'rm -f "$statement"' EXIT
printf '%s.%s' "$header" "$claims" > "$statement"
signature=$(${sign} | base64url)

# A refresh token: keep it as secret as the key.
refresh=$(curl -sSf "\${barn}api/auth/serviceAccount/login" -H 'Content-Type: application/json' \\
  -d "{\\"assertion\\":\\"$header.$claims.$signature\\"}" | field refreshToken)

# An access token, and with it the first call: what this account may do.
access=$(curl -sSf "\${barn}api/login/refresh" -H 'Content-Type: application/json' \\
  -d "{\\"refreshToken\\":\\"$refresh\\"}" | field accessToken)
curl -sSf "\${barn}api/permissions" -H "Authorization: Bearer $access"
`;
}

function typeScriptExample({ address, barnId, serviceAccountId, fingerprint, algorithm }: ExampleValues): string {
  const alg = algorithmNames[algorithm];
  return `// npm install jose
import { readFile } from 'node:fs/promises';
import { importPKCS8, SignJWT } from 'jose';

const barn = ${JSON.stringify(address)};

async function data(path: string, init: RequestInit): Promise<any> {
  const answer = await fetch(barn + path, init);
  if (!answer.ok) throw new Error(\`\${path}: \${answer.status} \${await answer.text()}\`);
  return (await answer.json()).data;
}

const post = (path: string, body: object) =>
  data(path, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) });

async function signIn(): Promise<string> {
  // The private key stays on this machine.
  const key = await importPKCS8(await readFile(${JSON.stringify(privateKeyFile)}, 'utf8'), ${JSON.stringify(alg)});
  // A statement, signed: who signs in, where, for the next minute, once.
  const assertion = await new SignJWT()
    .setProtectedHeader({ alg: ${JSON.stringify(alg)}, kid: ${JSON.stringify(fingerprint)} })
    .setIssuer(${JSON.stringify(serviceAccountId)})
    .setAudience(${JSON.stringify(barnId)})
    .setIssuedAt()
    .setExpirationTime('1 minute')
    .setJti(crypto.randomUUID())
    .sign(key);
  // A refresh token: keep it as secret as the key. With it, access tokens.
  const { refreshToken } = await post('api/auth/serviceAccount/login', { assertion });
  const { accessToken } = await post('api/login/refresh', { refreshToken });
  return accessToken;
}

signIn()
  // The first call: what this account may do.
  .then((accessToken) => data('api/permissions', { headers: { Authorization: \`Bearer \${accessToken}\` } }))
  .then(({ permissions }) => console.log(permissions));
`;
}

/** Algorithms of signatures (JOSE) by a key's kind, as the contract has them. */
const algorithmNames = { ed25519: 'EdDSA', rsa: 'RS256' } as const;

/** A text that a shell takes as it stands. */
function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
