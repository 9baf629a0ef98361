/** @jest-environment node */
import { once } from 'node:events';
import { join } from 'node:path';
import Libsql from 'libsql';
import { WebSocket } from 'ws';
import { loadContract } from '../contract/load-contract';
import { authorizationCalls, serviceAccountCalls } from './calls/authorization-calls';
import { cameraCalls, cameraRemovals } from './calls/camera-calls';
import { identityCalls, programCalls } from './calls/identity-calls';
import { incidentCalls, watchdogCalls } from './calls/journal-calls';
import { canvasCalls, dataCalls, placeCalls } from './calls/place-calls';
import { recordingCalls } from './calls/recording-calls';
import { senatorCalls } from './calls/senator-calls';
import { mustBeSeen, seenSomewhere } from './not-provoked';
import { commonRefusals, sendSpoilt } from './refused-everywhere';
import type { Place, Row } from './row';
import { type Stage, setStage } from './stage';
import { createWalk, type Seen, type Walk } from './walk';

jest.setTimeout(120_000);

const contract = loadContract();

const areas: Readonly<Record<string, readonly Row[]>> = {
  identity: identityCalls,
  'service accounts': serviceAccountCalls,
  programs: programCalls,
  senator: senatorCalls,
  cameras: cameraCalls,
  recordings: recordingCalls,
  places: placeCalls,
  data: dataCalls,
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
  walk = createWalk(contract, stage);
});
afterAll(() => stage.stop());

const outcome = ({ status, code, faults }: Seen) => ({ status, code, faults });

/** Operations are asked where they are served. */
const placeOf = (key: string): Place => (/serviceProviders|api\/idp/.test(key) ? 'senator' : 'barn');

describe('what every call refuses', () => {
  describe.each(commonRefusals)('$status $code', (refusal) => {
    const concerned = contract.operations
      .filter(refusal.concerns)
      .map((operation) => [operation.key, operation] as const);
    test.each(concerned)('%s', async (key, operation) => {
      const place = placeOf(key);
      expect(outcome(await sendSpoilt(contract, walk, stage, operation, place, refusal))).toEqual({
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
      await stage.refreshMail(row);
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
    let seen: Seen | undefined;
    for (let attempt = 0; attempt < 40 && seen?.status !== 429; attempt++)
      seen = await walk.step({ operation: 'POST api/auth/usernamePassword/login', status: 429, body: wrong });
    expect(seen && outcome(seen)).toEqual({ status: 429, code: 'rate-limited', faults: [] });
  });
});

test('every status that the contract names was seen', () => {
  const missing = contract.operations.flatMap((operation) =>
    [...operation.answers.keys()]
      .filter((status) => status !== 500 && mustBeSeen(operation, status))
      .filter((status) => !walk.seen.get(operation.key)?.has(status))
      .map((status) => `${operation.key} ${status}`),
  );
  expect(missing).toEqual([]);
  const everywhere = new Set([...walk.seen.values()].flatMap((statuses) => [...statuses]));
  expect([...everywhere]).toEqual(expect.arrayContaining([...seenSomewhere]));
});

describe('when the storage fails', () => {
  beforeAll(() => {
    const connection = new Libsql(join(stage.instances.barn.dataFolder, 'barn.sqlite'));
    connection.exec('ALTER TABLE account_permissions RENAME TO lost_permissions');
    connection.close();
  });

  const concerned = contract.operations.filter(
    ({ key, authenticated, answers }) => authenticated && answers.has(500) && placeOf(key) === 'barn',
  );
  test.each(concerned.map((operation) => [operation.key, operation] as const))('%s', async (_, operation) => {
    const refusal = { spoil: <Request>(request: Request): Request => request, as: 'manager' } as const;
    const seen = await sendSpoilt(contract, walk, stage, operation, 'barn', refusal);
    expect(outcome(seen)).toEqual({ status: 500, code: 'internal-error', faults: [] });
  });
});
