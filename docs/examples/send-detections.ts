// Sends looks of a detector to a barn: one look a line on standard input, as JSON.
//
// npx tsx send-detections.ts http://localhost:8090 miller-east pig-finder pig-finder.key SHA256:... < looks.jsonl
//
// Arguments: address and id of the barn, id of the service account, its private key (Ed25519), the key's fingerprint
// (the suite shows it). Needs nothing but Node.
import { createPrivateKey, randomUUID, sign } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as delay } from 'node:timers/promises';

const [address, barn, account, keyFile = '', fingerprint] = process.argv.slice(2);
const key = createPrivateKey(readFileSync(keyFile));
const busy = [429, 500, 502, 503, 504];

interface Answer {
  readonly status: number;
  readonly body: { readonly data?: Readonly<Record<string, unknown>>; readonly error?: object };
}

async function call(path: string, body: object, token = ''): Promise<Answer> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const request = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(30_000) };
  const response = await fetch(`${address}/${path}`, request).catch(() => null);
  return response ? { status: response.status, body: await response.json() } : { status: 503, body: {} };
}

// An access token; empty where the barn cannot be reached.
async function signIn(): Promise<string> {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: account, aud: barn, iat: now, exp: now + 60, jti: randomUUID() };
  const parts = [{ alg: 'EdDSA', kid: fingerprint }, claims];
  const statement = parts.map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  const assertion = `${statement}.${sign(null, Buffer.from(statement), key).toString('base64url')}`;
  const entered = await call('api/auth/serviceAccount/login', { assertion });
  const refreshToken = entered.body.data?.refreshToken;
  const { status, body } = refreshToken ? await call('api/login/refresh', { refreshToken, acceptEula: true }) : entered;
  if (status !== 200 && !busy.includes(status)) throw new Error(JSON.stringify(body.error));
  return String(body.data?.accessToken ?? '');
}

let token = '';
for await (const line of createInterface({ input: process.stdin })) {
  // The same identifier until there is an answer: nothing is taken twice.
  const batch = { identifier: randomUUID(), looks: [JSON.parse(line)] };
  for (let isDone = false; !isDone; ) {
    token ||= await signIn();
    const { status, body } = token ? await call('api/data/detections', batch, token) : { status: 503, body: {} };
    if (busy.includes(status)) await delay(5_000);
    else if (status === 401) token = '';
    else isDone = true;
    if (isDone) process.stdout.write(`${status} ${JSON.stringify(body)}\n`);
  }
}
