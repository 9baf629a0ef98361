import { spawn, spawnSync } from 'node:child_process';
import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { millisecondsInMinute } from 'date-fns/constants';
import { readPublicKey } from '../service-accounts/read-public-key';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

const examples = fileURLToPath(new URL('../../../docs/examples/', import.meta.url));
const longestLines = 60;

const has = (program: string, ...words: string[]): boolean => spawnSync(program, words).status === 0;
/** The Python client signs by openssl. */
const missing = has('python3', '--version') ? (has('openssl', 'version') ? null : 'openssl') : 'python3';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-client-'));
const keyFile = join(folder, 'finder.key');
let fingerprint = '';
let barn: TestInstance;
let token = '';
beforeAll(async () => {
  const privateKey = String(generateKeyPairSync('ed25519').privateKey.export({ type: 'pkcs8', format: 'pem' }));
  writeFileSync(keyFile, privateKey, { mode: 0o600 });
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    serviceAccounts: [
      {
        serviceAccountId: 'pig-finder',
        name: 'Pig finder',
        ownerAccountId: 'account-manager',
        permissions: ['data.write'],
        roles: [],
      },
    ],
    cameras: ['typescript', 'python'].map((cameraId) =>
      testCamera(cameraId, { source: { kind: 'file', path: 'none.mp4' } }),
    ),
  });
  token = await barn.access('manager');
  const publicKey = String(createPublicKey(privateKey).export({ type: 'spki', format: 'pem' }));
  const added = await barn.call('PUT', 'api/service_accounts/own/pig-finder/pubkeys', {
    token,
    body: { publicKey, expiry: null },
  });
  if (added.status >= 300) throw new Error(JSON.stringify(added.body));
  const reading = readPublicKey(publicKey);
  fingerprint = reading.kind === 'public-key' ? reading.fingerprint : '';
});
afterAll(async () => {
  await barn.stop();
  rmSync(folder, { recursive: true });
});

/** Runs a client with looks on its standard input. @returns what it says, line by line */
async function run(program: readonly string[], looks: readonly object[]): Promise<readonly string[]> {
  const [command = '', ...words] = program;
  const told = [barn.address, 'test-barn', 'pig-finder', keyFile, fingerprint];
  const child = spawn(command, [...words, ...told], { stdio: ['pipe', 'pipe', 'inherit'] });
  child.stdin.end(looks.map((look) => `${JSON.stringify(look)}\n`).join(''));
  return (await text(child.stdout)).trim().split('\n');
}

async function sendsLooks(cameraId: string, program: readonly string[]): Promise<void> {
  const minute = Math.floor(Date.now() / millisecondsInMinute) * millisecondsInMinute - 5 * millisecondsInMinute;
  const pig = { label: 'pig_lying', box: { x: 0.1, y: 0.2, width: 0.1, height: 0.2 } };
  const look = { cameraId, time: minute, counted: ['pig_lying'], detections: [pig, pig] };
  const said = await run(program, [look, { ...look, time: minute + millisecondsInMinute, detections: [] }, look]);
  expect(said.map((line) => line.slice(0, 3))).toEqual(['201', '201', '409']);
  expect(said[2]).toContain('look-out-of-order');
  const query = {
    columns: ['pig_lying'],
    time: { start: minute, duration: 3 * millisecondsInMinute },
    where: { cameraId },
    timeResolution: millisecondsInMinute,
  };
  const { body } = await barn.call('POST', 'api/data/labelCount', { token, body: { acknowledge: false, query } });
  expect(body.data?.labelCount).toMatchObject({ rows: [[2], [0], [null]] });
}

test('the TypeScript client sends what a detector finds', async () => {
  await sendsLooks('typescript', [process.execPath, '--import', 'tsx', join(examples, 'send-detections.ts')]);
});

const python = missing === null ? test : test.skip;
python(
  `the Python client sends what a detector finds${missing ? ` (not here: ${missing} is missing)` : ''}`,
  async () => {
    await sendsLooks('python', ['python3', join(examples, 'send-detections.py')]);
  },
);

test.each(['send-detections.py', 'send-detections.ts'])(
  '%s is short, and uses nothing that has to be installed',
  (name) => {
    const source = readFileSync(join(examples, name), 'utf8');
    expect(source.split('\n').length).toBeLessThanOrEqual(longestLines);
    const imported = [...source.matchAll(/from '([^']+)'/g)].map(([, module]) => module);
    expect(imported.filter((module) => !module?.startsWith('node:'))).toEqual([]);
  },
);
