import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { millisecondsInMinute } from 'date-fns/constants';
import { openIncidents } from '../incidents/open-incidents';
import { openDatabase } from '../storage/open-database';
import { testContract } from '../testing/test-contract';
import { type Finding, faultyOf, well } from './fault';
import { createFaults, type FaultNews } from './faults';
import { createToldFaults } from './told-faults';

const folder = mkdtempSync(join(tmpdir(), 'barnwatch-faults-'));
const database = openDatabase(folder);
const identity = { globalUniqueIdentifier: 'test-barn', name: 'test-barn', realWorldName: 'Test barn' };
const incidents = openIncidents(database, identity, testContract);
beforeEach(() => database.run('DELETE FROM incidents'));
afterAll(() => {
  database.close();
  rmSync(folder, { recursive: true });
});

const startedAt = 1_790_000_000_000;
const camera = (subject: string, kind: 'faulty' | 'well'): Finding => ({
  fault: 'cameraSilent',
  subject,
  sight: kind === 'well' ? well : faultyOf(),
});

function watch() {
  let passedMs = 0;
  const news: FaultNews[] = [];
  const failures: unknown[] = [];
  const faults = createFaults({
    told: createToldFaults(database, incidents),
    clock: () => startedAt + passedMs,
    steady: () => passedMs,
    onNews: (told) => news.push(told),
    onFailure: (_, error) => failures.push(error),
  });
  /** The same found for some minutes. */
  const live = (minutes: number, ...findings: readonly Finding[]): void => {
    for (let minute = 0; minute < minutes; minute += 1) {
      faults.consider(findings, ['cameraSilent', 'detectorSilent']);
      passedMs += millisecondsInMinute;
    }
  };
  return { faults, live, news, failures };
}

const stored = () =>
  database
    .all<{ document: string }>('SELECT document FROM incidents ORDER BY opened_at, incident_id')
    .map(({ document }) => JSON.parse(document));

test('a fault is one incident of the barn, opened and closed by itself', () => {
  const { live, news, faults } = watch();
  live(10, camera('pen-01', 'faulty'), camera('pen-02', 'well'));
  expect(stored()).toMatchObject([
    { type: 'barnState', state: 'faultExists', messagePayload: { fault: 'cameraSilent', cameraId: 'pen-01' } },
  ]);
  expect(faults.listOpen()).toMatchObject([{ fault: 'cameraSilent', subject: 'pen-01' }]);
  live(10, camera('pen-01', 'well'), camera('pen-02', 'well'));
  expect(stored()).toMatchObject([{ state: 'closed', closedAt: startedAt + 12 * millisecondsInMinute }]);
  expect(news.map(({ began, ended }) => [began.length, ended.length])).toEqual([
    [1, 0],
    [0, 1],
  ]);
  expect(faults.began().get('cameraSilent')).toBe(1);
});

test('after a restart what is open is known, and ends as if nothing had been', () => {
  const detector: Finding = { fault: 'detectorSilent', subject: 'blobs: east', sight: faultyOf('13 min') };
  watch().live(5, camera('pen-01', 'faulty'), detector);
  const { live, faults } = watch();
  expect(faults.listOpen().map(({ subject }) => subject)).toEqual(['blobs: east', 'pen-01']);
  live(5, camera('pen-01', 'faulty'), detector);
  expect(stored()).toHaveLength(2);
  live(5, camera('pen-01', 'well'), { ...detector, sight: well });
  expect(stored()).toMatchObject([{ state: 'closed' }, { state: 'closed' }]);
});

test('that of a camera which was deleted is over', () => {
  const { live, faults } = watch();
  live(5, camera('pen-01', 'faulty'));
  live(5);
  expect([faults.listOpen(), stored()]).toMatchObject([[], [{ state: 'closed' }]]);
});

test('one that somebody has deleted is not told again while it lasts, and ends without a word', () => {
  const { live, failures } = watch();
  live(5, camera('pen-01', 'faulty'));
  database.run('DELETE FROM incidents');
  live(5, camera('pen-01', 'faulty'));
  live(5, camera('pen-01', 'well'));
  expect([stored(), failures]).toEqual([[], []]);
});

test('what cannot be written down is tried again, and keeps no other fault back', () => {
  const { live, failures } = watch();
  database.run('ALTER TABLE incidents RENAME TO gone');
  live(4, camera('pen-01', 'faulty'));
  database.run('ALTER TABLE gone RENAME TO incidents');
  expect(failures.length).toBeGreaterThan(0);
  live(1, camera('pen-01', 'faulty'));
  expect(stored()).toHaveLength(1);
});
