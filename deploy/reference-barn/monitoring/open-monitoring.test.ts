import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Incident } from '@barnwatch/shared/wire';
import { millisecondsInMinute } from 'date-fns/constants';
import type { CapturedStill } from '../cameras/camera-pictures';
import type { StoredCamera } from '../cameras/camera-store';
import { createOfflinePictures } from '../cameras/offline-pictures';
import { refuseOffline } from '../cameras/refuse-source-end';
import { completeConfiguration } from '../configuration/read-configuration';
import { openIncidents } from '../incidents/open-incidents';
import type { Mail } from '../mail/mail-box';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';
import { until } from '../streaming/testing/until';
import { testContract } from '../testing/test-contract';
import { openMonitoring } from './open-monitoring';

let folder: string;
let database: Database;
let ending: AbortController;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'barnwatch-monitoring-'));
  database = openDatabase(folder);
  ending = new AbortController();
});
afterEach(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

type Seen = 'picture' | 'nothing';

function openBarn(more: { readonly enabled?: boolean; readonly demonstration?: object } = {}) {
  const { enabled, demonstration } = more;
  const configuration = completeConfiguration({
    role: 'barn',
    identity: { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' },
    dataFolder: folder,
    discovery: { local: { hostname: '127.0.0.1', port: 8090, protocol: 'http' } },
    mail: { suiteUrl: 'http://suite.example', from: 'barn@barnwatch.example', outboxPage: true, smtp: null },
    monitoring: { lookEverySeconds: 1, mailTo: ['anna@barn.example'], ...(enabled !== undefined && { enabled }) },
    ...(demonstration !== undefined && { demonstration }),
  });
  const world = {
    passedMs: 0,
    jumpedMs: 0,
    freeBytes: 400e9,
    looks: 0,
    awaySince: null as number | null,
    seen: 'picture' as Seen,
    lines: [] as unknown[],
  };
  const mails: Mail[] = [];
  const camera = (cameraId: string, source: StoredCamera['source']): StoredCamera => ({
    ...{ cameraId, name: `Pen of ${cameraId}`, tags: [], sortPrefix: '', managed: false },
    source,
  });
  const list = [
    camera('real', { kind: 'file', path: 'walk.mp4' }),
    camera('drawn', { kind: 'simulated', seed: 7, species: 'pig', animalCount: 3, flooring: 'slatted' }),
  ];
  const still: CapturedStill = { jpeg: new Uint8Array(), capturedAt: 1 };
  const write = (level: string) => (facts: unknown, message?: string) => void world.lines.push([level, message, facts]);
  const start = Date.UTC(2026, 10, 25);
  const monitoring = openMonitoring(
    {
      configuration,
      database,
      incidents: openIncidents(database, configuration.identity, testContract),
      mailing: { post: (mail) => void mails.push(mail) },
      log: { info: write('info'), warn: write('warn'), error: write('error') },
      clock: () => start + world.passedMs + world.jumpedMs,
      steady: () => world.passedMs,
      readRoom: async () => {
        world.looks += 1;
        return { freeBytes: world.freeBytes, totalBytes: 500e9 };
      },
      bucket: {
        standing: () => ({
          waiting: { segments: 9, bytes: 2.1e9 },
          awaySince: world.awaySince,
          ...{ stored: 0, failures: 4, lost: 0, bytes: { onDisk: 0, stored: 0 } },
        }),
      },
      cameras: {
        store: { list: () => list, find: (id) => list.find(({ cameraId }) => cameraId === id) },
        pictures: (cameraId) => ({
          ...createOfflinePictures(cameraId, null),
          takeStill: async () => (world.seen === 'picture' ? still : refuseOffline(cameraId, null)),
        }),
      },
    },
    ending.signal,
  );
  const stored = (): readonly Incident[] =>
    database
      .all<{ document: string }>('SELECT document FROM incidents ORDER BY opened_at, incident_id')
      .map(({ document }) => JSON.parse(document) as Incident);
  return { world, mails, monitoring, stored };
}

test('a camera that stops is an incident, a line in the log, and a mail; so is its end', async () => {
  const { world, mails, monitoring, stored } = openBarn();
  await until(() => monitoring.answeringCameras().get('real') === true);
  expect(stored()).toEqual([]);
  world.seen = 'nothing';
  await until(() => monitoring.answeringCameras().get('real') === false);
  world.passedMs += 3 * millisecondsInMinute;
  await until(() => mails.length === 1);
  expect(stored()).toMatchObject([
    { type: 'barnState', state: 'faultExists', messagePayload: { fault: 'cameraSilent', cameraId: 'real' } },
  ]);
  expect(mails[0]).toMatchObject({
    recipient: 'anna@barn.example',
    subject: 'Test barn: A camera sends no picture / Eine Kamera sendet kein Bild',
    body: expect.stringContaining('- A camera sends no picture: Pen of real'),
  });
  world.seen = 'picture';
  await until(() => monitoring.answeringCameras().get('real') === true);
  world.passedMs += 3 * millisecondsInMinute;
  await until(() => mails.length === 2);
  ending.abort();
  await monitoring.closed;
  expect(stored()).toMatchObject([{ state: 'closed' }]);
  expect(mails[1]?.body).toContain('Wieder in Ordnung:');
  // The simulated camera is never looked at: only the real one is in the log.
  expect(world.lines).toMatchObject([
    ['warn', 'a fault began', { fault: 'cameraSilent', subject: 'real' }],
    ['info', 'a fault is over', { fault: 'cameraSilent', subject: 'real' }],
  ]);
});

test('so are a disk that fills, a clock that jumps and a detector that falls silent', async () => {
  const { world, monitoring, stored } = openBarn();
  monitoring.heartbeats.beat('blobs');
  await until(() => world.looks > 0);
  world.freeBytes = 2e9;
  world.jumpedMs = 2 * 60 * millisecondsInMinute;
  world.passedMs += 10 * millisecondsInMinute;
  await until(() => stored().length === 3);
  ending.abort();
  await monitoring.closed;
  const told = stored().map(({ messagePayload }) => messagePayload);
  expect(told).toEqual(
    expect.arrayContaining([
      { state: 'faultExists', fault: 'diskFilling', description: '2.0 GB / 500.0 GB' },
      { state: 'faultExists', fault: 'clockJumped', description: '+7200 s' },
      { state: 'faultExists', fault: 'detectorSilent', description: 'blobs: 10 min' },
    ]),
  );
  expect(monitoring.room()).toEqual({ freeBytes: 2e9, totalBytes: 500e9 });
});

test('so is a store that takes no recordings for five minutes, with how much waits for it, until it takes them', async () => {
  const { world, monitoring, stored } = openBarn();
  world.awaySince = 1;
  await until(() => world.looks > 1);
  world.passedMs += 4 * millisecondsInMinute;
  await until(() => world.looks > 3);
  expect(stored()).toEqual([]);
  world.passedMs += 2 * millisecondsInMinute;
  await until(() => stored().length === 1);
  expect(stored()[0]?.messagePayload).toEqual({ state: 'faultExists', fault: 'storeAway', description: '2.1 GB' });
  world.awaySince = null;
  const { looks } = world;
  await until(() => world.looks > looks + 1);
  world.passedMs += 2 * millisecondsInMinute;
  await until(() => stored()[0]?.state === 'closed');
  ending.abort();
  await monitoring.closed;
});

test('a demonstration is not looked after, unless it is wished', async () => {
  const demonstration = { seed: 1, historyDays: 1, animals: 'pig' };
  const quiet = openBarn({ demonstration });
  await quiet.monitoring.closed;
  expect(quiet.world.looks).toBe(0);
  const wished = openBarn({ demonstration, enabled: true });
  await until(() => wished.world.looks > 0);
  ending.abort();
  await wished.monitoring.closed;
});
