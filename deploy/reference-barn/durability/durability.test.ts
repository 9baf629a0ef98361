import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { timesTried } from '@barnwatch/shared/testing/thorough';
import type { Incident, IncidentEvent } from '@barnwatch/shared/wire';
import type { Database } from '../storage/database';
import { openDatabase } from '../storage/open-database';

const program = fileURLToPath(new URL('./write-until-killed.ts', import.meta.url));
const backUp = fileURLToPath(new URL('../back-up.ts', import.meta.url));
const identity = { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' };
const repository = fileURLToPath(new URL('../../..', import.meta.url));

const kills = timesTried({ usually: 12, thoroughly: 50 });

// From before the first write until well within the hundredth.
const longestLifeMs = 120;

let dataFolder: string;
beforeAll(() => {
  dataFolder = mkdtempSync(join(tmpdir(), 'barnwatch-durability-'));
});
afterAll(() => rmSync(dataFolder, { recursive: true, force: true }));

const startWriter = (): ChildProcess =>
  spawn(process.execPath, ['--import', 'tsx', program, dataFolder], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });

/** Lets a writer write for a random while, kills it in the middle, and answers what it had acknowledged. */
async function writeAndKill(writer: ChildProcess): Promise<readonly string[]> {
  let told = '';
  writer.stdout?.on('data', (chunk: Buffer) => {
    told += String(chunk);
  });
  await once(writer.stdout ?? writer, 'data');
  await delay(Math.random() * longestLifeMs);
  const ended = once(writer, 'close');
  writer.kill('SIGKILL');
  await ended;
  // A line that was cut off was not acknowledged.
  return told.split('\n').slice(0, -1);
}

function eventIds(database: Database): ReadonlySet<string> {
  const rows = database.all<{ id: string }>('SELECT incident_event_id AS id FROM incident_events');
  return new Set(rows.map(({ id }) => id));
}

/** Every incident is as its latest event left it, and none is without a first one. */
function torn(database: Database): readonly string[] {
  const latest = new Map<string, IncidentEvent>();
  for (const { document } of database.all<{ document: string }>(
    'SELECT document FROM incident_events ORDER BY event_timestamp, incident_event_id',
  )) {
    const event = JSON.parse(document) as IncidentEvent;
    latest.set(event.incidentId, event);
  }
  return database.all<{ document: string }>('SELECT document FROM incidents').flatMap(({ document }) => {
    const { incidentId, state } = JSON.parse(document) as Incident;
    return latest.get(incidentId)?.state === state ? [] : [incidentId];
  });
}

test(`opens after ${kills} kills in the midst of writing, and has everything that was acknowledged`, async () => {
  const acknowledged: string[] = [];
  for (let kill = 0; kill < kills; kill++) {
    acknowledged.push(...(await writeAndKill(startWriter())));
    const database = openDatabase(dataFolder);
    const stored = eventIds(database);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(torn(database)).toEqual([]);
    database.close();
  }
  const database = openDatabase(dataFolder);
  expect(database.first('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
  database.close();
  expect(acknowledged.length).toBeGreaterThan(kills);
});

test('opens a backup that was made in the midst of writing, with everything that was acknowledged before', async () => {
  const place = mkdtempSync(join(tmpdir(), 'barnwatch-backup-writing-'));
  const configuration = join(place, 'barn.json');
  writeFileSync(configuration, JSON.stringify({ role: 'barn', identity, dataFolder: join(place, 'data') }));
  const writer = spawn(process.execPath, ['--import', 'tsx', program, join(place, 'data')], {
    cwd: repository,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let told = '';
  writer.stdout.on('data', (chunk: Buffer) => {
    told += String(chunk);
  });
  const acknowledged = (): readonly string[] => told.split('\n').slice(0, -1);
  try {
    for (let backup = 0; backup < 3; backup++) {
      const enough = acknowledged().length + 50;
      while (acknowledged().length < enough) await once(writer.stdout, 'data');
      const before = acknowledged();
      const to = join(place, `backup-${backup}`);
      // As docs/reference-barn.md says.
      const command = ['--import', 'tsx', backUp, '--configuration', configuration, '--to', to];
      const [code] = await once(spawn(process.execPath, command, { cwd: repository, stdio: 'ignore' }), 'close');
      expect(code).toBe(0);
      expect(acknowledged().length).toBeGreaterThan(before.length);
      const database = openDatabase(to);
      const stored = eventIds(database);
      expect(before.filter((id) => !stored.has(id))).toEqual([]);
      expect(torn(database)).toEqual([]);
      expect(database.first('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
      database.close();
    }
  } finally {
    const ended = once(writer, 'close');
    writer.kill('SIGKILL');
    await ended;
    rmSync(place, { recursive: true, force: true });
  }
});

test('opens a copy of the folder, of one that was killed and of one that was closed', async () => {
  const acknowledged = await writeAndKill(startWriter());
  for (const how of ['killed', 'closed']) {
    const copy = mkdtempSync(join(tmpdir(), `barnwatch-backup-${how}-`));
    cpSync(dataFolder, copy, { recursive: true });
    const database = openDatabase(copy);
    const stored = eventIds(database);
    expect(acknowledged.filter((id) => !stored.has(id))).toEqual([]);
    expect(database.first('PRAGMA integrity_check')).toEqual({ integrity_check: 'ok' });
    database.close();
    rmSync(copy, { recursive: true, force: true });
    // For the second time: opened and closed as an instance does.
    openDatabase(dataFolder).close();
  }
});
