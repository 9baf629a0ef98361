import { generateKeyPairSync } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import sharp from 'sharp';
import { intervention } from '../../testing/incident-barn';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../../testing/test-instance';
import { backUpDatabase } from '../back-up';
import { databaseFile } from '../database';
import { usualKeyFile } from '../open-vault';
import { askSample } from './sample-questions';

// tsx deploy/reference-barn/storage/samples/make-sample.ts 0.1.0
// Run once for a version that is released: later ones have to open what it has left (samples.test.ts).

const points = [
  { x: 0.1, y: 0.1 },
  { x: 0.3, y: 0.1 },
  { x: 0.3, y: 0.4 },
];

/** A record of every kind, made by the calls of a client. */
async function fill(barn: TestInstance, token: string): Promise<void> {
  const call = async (method: string, path: string, body?: object): Promise<Record<string, unknown>> => {
    const answer = await barn.call(method, path, { token, ...(body !== undefined && { body }) });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body.data ?? {};
  };
  await call('PATCH', 'api/cameras/name/pen-01', { cameraRecord: { name: 'Pen 1, by the door' } });
  await call('PUT', 'api/privacy/pen-02/true');
  await call('PUT', 'api/regions/types/ramp', { value: { color: '#aabbcc' } });
  const value = { color: '#5b8def', regionType: 'ramp' };
  await call('PUT', 'api/regions/specifications/ramp-left', { value });
  await call('POST', 'api/regions/mappings/', {
    value: { cameraId: 'pen-01', regionType: 'ramp', regions: [{ regionSpecification: 'ramp-left', points }] },
  });
  const cameras = [{ cameraId: 'pen-01', x: 0, y: 0, width: 0.5 }];
  const cameraCanvas = { name: 'Whole barn', published: true, editable: true, heightRatio: 0.5625, cameras };
  await call('POST', 'api/cameraCanvases', { cameraCanvas });

  const open = async (type: string, identifier: string, trigger: string, payload: object): Promise<string> => {
    const { incident } = await call('POST', 'api/incidents/', { incidentData: { type, identifier, trigger, payload } });
    return (incident as { incidentId: string }).incidentId;
  };
  const draught = await open('barnIntervention', 'sample-1', 'issueDetected', intervention);
  await call('POST', 'api/incidentEvents', {
    incidentEventData: {
      incidentId: draught,
      identifier: 'sample-2',
      trigger: 'noIssueDetected',
      payload: intervention,
    },
  });
  const ended = await open('generic', 'sample-3', 'create', { title: 'Water meter stands still' });
  await call('PUT', `api/incidents/${ended}`);
  await open('barnDocumentation', 'sample-4', 'create', {
    classification: 'cleaning',
    description: '<p>Pens washed: <b>1 to 4</b>.</p>',
    timestamp: Date.now(),
    location: { kind: 'global' },
  });
  await open('barnState', 'sample-5', 'stateDetected', { state: 'barnFull', animalCount: 120 });
  const pictured = await open('barnIntervention', 'sample-6', 'issueDetected', {
    ...intervention,
    title: 'With a picture',
  });
  const grey = sharp({ create: { width: 8, height: 6, channels: 3, background: '#808080' } });
  await call('POST', `api/incidents/${pictured}/attachments`, {
    attachment: { identifier: 'sample-7', content: (await grey.jpeg().toBuffer()).toString('base64') },
  });
  await call('POST', 'api/watchdogs/schedule/speed', {
    watchdog: {
      breedName: 'Duroc',
      schedule: '0 4 * * *',
      parameters: {
        speedThreshold: 1.8,
        dailyResetOffsetHours: 4,
        maxDailyIncreasedSeverityWarnings: 3,
      },
      enabled: false,
    },
  });
  const { publicKey } = generateKeyPairSync('ed25519');
  await call('PUT', 'api/service_accounts/all/program/pubkeys', {
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }),
    expiry: null,
  });
}

async function makeSample(folder: string): Promise<void> {
  const place = mkdtempSync(join(tmpdir(), 'barnwatch-sample-'));
  const barn = await startTestInstance({
    dataFolder: join(place, 'data'),
    accounts: [testAccount('manager', ['*']), { ...testAccount('keeper', ['cameras.view']), roles: ['stockperson'] }],
    serviceAccounts: [
      { serviceAccountId: 'program', name: 'Program', ownerAccountId: 'account-manager', permissions: [], roles: [] },
    ],
    cameras: [
      testCamera('pen-01'),
      testCamera('pen-02'),
      testCamera('yard', { source: { kind: 'file', path: 'yard.mp4' } }),
    ],
  });
  try {
    const token = await barn.access('manager');
    await fill(barn, token);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'answers.json'), `${JSON.stringify(await askSample(barn, token), null, 2)}\n`);
    // While it runs: backed up as it is in a barn.
    const copy = backUpDatabase(barn.dataFolder, join(place, 'copy'));
    writeFileSync(join(folder, `${databaseFile}.gz`), gzipSync(readFileSync(copy), { level: 9 }));
    copyFileSync(join(barn.dataFolder, usualKeyFile), join(folder, usualKeyFile));
  } finally {
    await barn.stop();
    rmSync(place, { recursive: true, force: true });
  }
}

const [, , version] = process.argv;
if (version === undefined) throw new Error('Usage: tsx deploy/reference-barn/storage/samples/make-sample.ts <version>');
await makeSample(join(import.meta.dirname, version));
