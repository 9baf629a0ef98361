import { execFile } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { ConfigurationInput } from '../configuration/read-configuration';
import { testContract } from '../testing/test-contract';
import { startTestInstance } from '../testing/test-instance';
import { cameraCalls } from './calls/camera-calls';
import { incidentCalls } from './calls/journal-calls';
import { canvasCalls, placeCalls } from './calls/place-calls';
import type { Row } from './row';
import { setStage } from './stage';
import { createWalk, type Walk } from './walk';

const repository = path.join(__dirname, '../../..');
const document = readFileSync(path.join(repository, 'docs/operate.md'), 'utf8').split('## Recover a barn')[1] ?? '';
const [restoring = '', backingUp = ''] = [...document.matchAll(/```sh\n([^`]+)```/g)].map(([, lines]) => lines);
/** What it makes stays there. */
const walked = [...cameraCalls, ...placeCalls, ...canvasCalls, ...incidentCalls].filter(
  ({ operation }) => !operation.startsWith('DELETE'),
);

/** What asks and changes nothing, and is answered with data. A picture of now is another one each time. */
const isReading = ({ operation, status, at = 'barn', as = 'manager' }: Row): boolean =>
  status === 200 &&
  at === 'barn' &&
  as === 'manager' &&
  /^GET|\/query(One)?$/.test(operation) &&
  !operation.endsWith('/still');

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'barnwatch-restored-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs lines of the document, with folders of this test in place of those that it names. */
async function follow(lines: string, places: Readonly<Record<string, string>>): Promise<void> {
  const script = Object.entries(places).reduce((text, [named, own]) => text.replaceAll(named, own), lines);
  await promisify(execFile)('sh', ['-ec', script], { cwd: repository });
}

function configurationOf(dataFolder: string, name: string): string {
  const configuration: ConfigurationInput = {
    role: 'barn',
    identity: { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' },
    dataFolder,
  };
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(configuration));
  return file;
}

const camerasIn = (content: unknown): readonly (string | undefined)[] =>
  [...JSON.stringify(content).matchAll(/"cameraId":"([^"]+)"/g)].map(([, cameraId]) => cameraId);

/** What the rows answer, where they answer as the contract says. */
async function contentsOf(walk: Walk, rows: readonly Row[]): Promise<ReadonlyMap<Row, unknown>> {
  const contents = new Map<Row, unknown>();
  for (const row of rows) {
    const { status, content, faults } = await walk.step(row);
    if (status === 200 && faults.length === 0) contents.set(row, content);
  }
  return contents;
}

test('a barn restored on an empty folder by the document alone answers the conformance walk with its data', async () => {
  const stage = await setStage();
  const { barn } = stage.instances;
  const walk = createWalk(testContract, stage);
  for (const row of walked) {
    await stage.prepare(row);
    await walk.step(row);
  }
  const rows = walked.filter(isReading);
  const first = await contentsOf(walk, rows);
  const backup = path.join(folder, 'backup');
  const safe = path.join(folder, 'safe.key');
  await follow(backingUp, {
    '/etc/barnwatch/barn.json': configurationOf(barn.dataFolder, 'before.json'),
    '/backups/monday': backup,
  });
  cpSync(path.join(barn.dataFolder, 'secrets.key'), safe);
  // What the time changes has changed while the backup was made.
  const second = await contentsOf(walk, rows);
  const steady = rows.filter(
    (row) => first.has(row) && JSON.stringify(first.get(row)) === JSON.stringify(second.get(row)),
  );
  // The machine is lost.
  await stage.stop();

  const dataFolder = path.join(folder, 'empty');
  await follow(restoring, {
    '/etc/barnwatch/barn.json': configurationOf(dataFolder, 'after.json'),
    '/var/lib/barnwatch': dataFolder,
    '/safe/secrets.key': safe,
    '/backups/monday': backup,
  });
  expect(existsSync(path.join(dataFolder, 'barn.sqlite'))).toBe(true);
  const restored = await startTestInstance({ dataFolder });
  const token = await restored.access('manager');
  const after = createWalk(testContract, {
    ...stage,
    instances: { ...stage.instances, barn: restored },
    tokenOf: () => token,
  });
  const found = await contentsOf(after, steady);
  expect(steady.length).toBeGreaterThan(10);
  expect(steady.map(({ operation }) => operation)).toEqual(
    expect.arrayContaining([
      'GET api/regions/mappings',
      'POST api/cameraCanvases/query',
      'POST api/incidents/query',
      'POST api/incidentEvents/query',
      'GET api/incidents/{incidentId}/attachments',
    ]),
  );
  for (const row of steady) expect([row.operation, found.get(row)]).toEqual([row.operation, second.get(row)]);
  expect(JSON.stringify([...found.values()])).toMatch(/"incidentId".*"incidentEventId"/);
  // When they were seen last has passed; which they are has not.
  const cameras = rows.find(({ operation }) => operation === 'GET api/cameras');
  if (cameras === undefined) throw new Error('The walk asks for no cameras');
  expect(camerasIn((await after.step(cameras)).content)).toEqual(camerasIn(second.get(cameras)));
  expect(camerasIn(second.get(cameras)).length).toBeGreaterThan(1);
  await restored.stop();
});
