import { once } from 'node:events';
import { join } from 'node:path';
import Libsql from 'libsql';
import { WebSocket } from 'ws';
import { testContract } from '../testing/test-contract';
import { authorizationCalls, serviceAccountCalls } from './calls/authorization-calls';
import { cameraCalls, cameraRemovals } from './calls/camera-calls';
import { detectionCalls } from './calls/detection-calls';
import { publicFailures } from './calls/failing-calls';
import { identityCalls, programCalls } from './calls/identity-calls';
import { incidentCalls, watchdogCalls } from './calls/journal-calls';
import { canvasCalls, dataCalls, placeCalls } from './calls/place-calls';
import { recordingCalls } from './calls/recording-calls';
import { senatorCalls, silentBarnCalls } from './calls/senator-calls';
import { commonRefusals, sendSpoilt } from './refused-everywhere';
import type { Place, Row } from './row';
import { type Stage, setStage } from './stage';
import { createWalk, type Seen, type Walk } from './walk';

const areas: Readonly<Record<string, readonly Row[]>> = {
  identity: identityCalls,
  'service accounts': serviceAccountCalls,
  programs: programCalls,
  senator: senatorCalls,
  cameras: cameraCalls,
  recordings: recordingCalls,
  places: placeCalls,
  data: dataCalls,
  detections: detectionCalls,
  canvases: canvasCalls,
  incidents: incidentCalls,
  watchdogs: watchdogCalls,
  authorization: authorizationCalls,
  removals: cameraRemovals,
};

let stage: Stage;
let walk: Walk;
beforeAll(async () => {
  stage = await setStage();
  walk = createWalk(testContract, stage);
});
afterAll(() => stage.stop());

const outcome = ({ status, code, faults }: Seen) => ({ status, code, faults });

/** Operations are asked where they are served. */
const placeOf = (key: string): Place => (/serviceProviders|api\/idp|jwks/.test(key) ? 'senator' : 'barn');

describe('what every call refuses', () => {
  describe.each(commonRefusals)('$status $code', (refusal) => {
    const concerned = testContract.operations
      .filter(refusal.concerns)
      .map((operation) => [operation.key, operation] as const);
    test.each(concerned)('%s', async (key, operation) => {
      const place = placeOf(key);
      expect(outcome(await sendSpoilt(testContract, walk, stage, operation, place, refusal))).toEqual({
        status: refusal.status,
        code: refusal.code,
        faults: [],
      });
    });
  });
});

describe.each(Object.entries(areas))('%s', (_, rows) => {
  test.each(rows.map((row) => [`${row.operation} ${row.status} ${row.code ?? ''}`, row] as const))(
    '%s',
    async (_, row) => {
      await stage.prepare(row);
      expect(outcome(await walk.step(row))).toEqual({ status: row.status, code: row.code, faults: [] });
    },
  );
});

describe('beside plain requests', () => {
  test('a stream over WebSocket, and no second viewer where there is room for one', async () => {
    const operation = walk.operation('GET api/streaming/{cameraId}');
    const token = String(stage.tokenOf('manager', 'barn'));
    const address = stage.instances.barn.address.replace('http', 'ws');
    const viewer = new WebSocket(`${address}/api/streaming/pen-01`, ['barnwatch.bearer', token]);
    const [response] = await once(viewer, 'upgrade');
    walk.note(operation, response.statusCode);
    expect(response.statusCode).toBe(101);
    await once(viewer, 'message');
    const second = await walk.step({ operation: 'GET api/streaming/{cameraId}', status: 503 });
    expect(outcome(second)).toEqual({ status: 503, code: 'too-many-streams', faults: [] });
    viewer.terminate();
  });

  test('too many passwords that are wrong', async () => {
    const wrong = { username: 'nobody.here', password: 'wrong' };
    const row = { operation: 'POST api/auth/usernamePassword/login', status: 429, body: wrong } as const;
    let seen = await walk.step(row);
    for (let attempt = 0; attempt < 40 && seen.status !== 429; attempt++) seen = await walk.step(row);
    expect(outcome(seen)).toEqual({ status: 429, code: 'rate-limited', faults: [] });
  });

  test('a barn that never answers', async () => {
    const seen = await Promise.all(silentBarnCalls.map((row) => walk.step(row)));
    expect(seen.map(outcome)).toEqual(seen.map(() => ({ status: 504, code: 'instance-silent', faults: [] })));
  });
});

const asManager = { spoil: <Request>(request: Request): Request => request, as: 'manager' } as const;
const answering = (status: number) =>
  testContract.operations
    .filter(({ answers }) => answers.has(status))
    .map((operation) => [operation.key, operation] as const);

describe('when an account makes more calls than it may', () => {
  test.each(answering(429))('%s', async (key, operation) => {
    const place = placeOf(key) === 'barn' ? 'busyBarn' : 'busySenator';
    const ask = (): Promise<Seen> => sendSpoilt(testContract, walk, stage, operation, place, asManager);
    // Two calls a minute are let through.
    const seen = [await ask(), await ask(), await ask(), await ask()];
    expect(seen.map(outcome)).toContainEqual({ status: 429, code: 'rate-limited', faults: [] });
  });
});

describe('when an instance takes no calls', () => {
  test.each(answering(503))('%s', async (key, operation) => {
    const place = placeOf(key) === 'barn' ? 'closedBarn' : 'closedSenator';
    const seen = await sendSpoilt(testContract, walk, stage, operation, place, asManager);
    expect(outcome(seen)).toEqual({ status: 503, code: 'unavailable', faults: [] });
  });
});

describe('when the storage is lost', () => {
  beforeAll(() => {
    // Attempts to sign in have been counted so far.
    stage.instances.barn.advance(61_000);
    for (const { dataFolder } of [stage.instances.barn, stage.instances.senator]) {
      const connection = new Libsql(join(dataFolder, 'barn.sqlite'));
      const tables = connection.prepare(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'",
      );
      for (const { name } of tables.all() as { name: string }[]) {
        connection.exec(`ALTER TABLE ${name} RENAME TO lost_${name}`);
      }
      connection.close();
    }
  });

  const concerned = answering(500).filter(([, { authenticated }]) => authenticated);
  test.each(concerned)('%s', async (key, operation) => {
    const seen = await sendSpoilt(testContract, walk, stage, operation, placeOf(key), asManager);
    expect(outcome(seen)).toEqual({ status: 500, code: 'internal-error', faults: [] });
  });

  test.each(publicFailures.map((row) => [row.operation, row] as const))('%s', async (_, row) => {
    await stage.prepare(row);
    expect(outcome(await walk.step(row))).toEqual({ status: 500, code: 'internal-error', faults: [] });
  });
});

test('every status that the contract names was seen', () => {
  const missing = testContract.operations.flatMap((operation) =>
    [...operation.answers.keys()]
      .filter((status) => !walk.seen.get(operation.key)?.has(status))
      .map((status) => `${operation.key} ${status}`),
  );
  expect(missing).toEqual([]);
});
