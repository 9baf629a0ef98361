import { execFile } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { keyFingerprint } from '../../../mf-admin/service-accounts/public-keys/key-material';
import { readPublicKey } from '../../../mf-admin/service-accounts/public-keys/read-public-key';
import {
  type ExampleLanguage,
  type ExampleValues,
  privateKeyFile,
  signInExample,
} from '../../../mf-admin/service-accounts/sign-in-example/sign-in-example';
import { startTestInstance, type TestInstance, testAccount } from '../../reference-barn/testing/test-instance';

const run = promisify(execFile);
const longestMs = 300_000;
const repository = join(import.meta.dirname, '../../..');
/** A name with all that a shell or JSON could trip over. */
const serviceAccountId = 'it\'s "the" $climate %d';

const pairs = {
  ed25519: generateKeyPairSync('ed25519'),
  rsa: generateKeyPairSync('rsa', { modulusLength: 2048 }),
} as const;

let barn: TestInstance;
let folder: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    serviceAccounts: [
      {
        serviceAccountId,
        name: 'Climate',
        ownerAccountId: 'account-manager',
        permissions: ['cameras.view'],
        roles: [],
      },
    ],
  });
  // Within the repository: there `jose` is found, as after `npm install jose`.
  mkdirSync(join(repository, '.cache'), { recursive: true });
  folder = mkdtempSync(join(repository, '.cache/sign-in-example-'));
});
afterAll(async () => {
  await barn.stop();
  rmSync(folder, { recursive: true });
});

/** Adds the key as the screen does, and answers what the example is filled with. */
async function prepare(algorithm: keyof typeof pairs): Promise<ExampleValues> {
  const { publicKey, privateKey } = pairs[algorithm];
  const reading = readPublicKey(String(publicKey.export({ type: 'spki', format: 'pem' })));
  if (reading.kind !== 'public-key') throw new Error(reading.kind);
  const fingerprint = await keyFingerprint(reading.spki);
  if (fingerprint === null) throw new Error('no fingerprint');
  const token = await barn.access('manager');
  const path = `api/service_accounts/own/${encodeURIComponent(serviceAccountId)}/pubkeys`;
  await barn.call('PUT', path, { token, body: { publicKey: reading.pem, expiry: null } });
  writeFileSync(join(folder, privateKeyFile), String(privateKey.export({ type: 'pkcs8', format: 'pem' })));
  const address = new URL('/', barn.address).href;
  return { address, barnId: 'test-barn', serviceAccountId, fingerprint, algorithm };
}

test.each([
  ['curl', 'ed25519'],
  ['curl', 'rsa'],
  ['typescript', 'ed25519'],
  ['typescript', 'rsa'],
] as const)(
  '6.9: the example of how a machine signs in works as printed: %s with %s',
  async (language: ExampleLanguage, algorithm: keyof typeof pairs) => {
    const example = signInExample(language, await prepare(algorithm));
    const file = language === 'curl' ? 'sign-in.sh' : 'sign-in.ts';
    writeFileSync(join(folder, file), example);
    const program = language === 'curl' ? 'bash' : join(repository, 'node_modules/.bin/tsx');
    const { stdout } = await run(program, [file], { cwd: folder, timeout: longestMs });
    expect(stdout).toContain('cameras.view');
  },
  longestMs,
);
