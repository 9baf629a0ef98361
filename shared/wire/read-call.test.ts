import fc from 'fast-check';
import {
  listCameras,
  listOwnServiceAccounts,
  listRegionTypes,
  queryCameraCanvases,
  queryIncidentEvents,
  queryIncidents,
  queryOneWatchdog,
  readAnimalDistributionSetup,
  readCall,
  readIncidentHandler,
} from './calls';

const camera = {
  cameraId: 'pen-01',
  name: 'Pen 1',
  tags: ['fattening'],
  sortPrefix: '01',
  privacy: { active: false, until: null },
  managed: true,
  loadedTimestamp: 1790755200000,
  online: true,
  lastSeen: null,
};

const incident = {
  incidentId: 'incident-1',
  type: 'barnIntervention',
  state: 'actionRequired',
  openedAt: 1,
  lastUpdated: 2,
  closedAt: null,
  identifier: 'i',
  messagePayload: { type: 'climate' },
  globalUniqueIdentifier: 'north-barn',
  barnName: 'north-barn',
  realWorldName: 'North barn',
  isPublicOpen: true,
};
const page = { offset: 0, limit: 50, total: 2 };

test('records by id are read by their ids', () => {
  const { answer, setAside } = readCall(listCameras, { cameras: { 'pen-01': camera } });
  expect([...answer.cameras]).toEqual([['pen-01', camera]]);
  expect(setAside).toEqual([]);
});

test.each([
  ['no name', { ...camera, name: null }],
  ['no id', { ...camera, cameraId: '' }],
  ['nothing', null],
  ['a moment that no date can hold', { ...camera, loadedTimestamp: 1e300 }],
])('a camera with %s is set aside and never loses the others', (_words, damaged) => {
  const { answer, setAside } = readCall(listCameras, { cameras: { odd: damaged, 'pen-01': camera } });
  expect([...answer.cameras.keys()]).toEqual(['pen-01']);
  expect(setAside).toEqual(['odd']);
});

test('what can be done without may be damaged, and words of later versions are let through', () => {
  const told = { ...camera, width: 'wide', sourceKind: 'telepathy', lastSeen: undefined, later: 1 };
  const { answer } = readCall(listCameras, { cameras: { 'pen-01': told } });
  expect(answer.cameras.get('pen-01')).toEqual({
    ...camera,
    width: undefined,
    sourceKind: 'telepathy',
    lastSeen: null,
  });
});

test('kinds of a record that this version does not know are read as far as all kinds agree', () => {
  const later = { ...incident, type: 'barnFlood', state: 'underWater', messagePayload: { depth: 2 } };
  const { answer, setAside } = readCall(queryIncidents, { incidents: [incident, later], page });
  expect(answer.incidents).toEqual([incident, later]);
  expect({ total: answer.page.total, setAside }).toEqual({ total: 2, setAside: [] });
});

test('what has nothing in common in all kinds is handed on as it came', () => {
  const payload = { title: 'Draught', sensor: 'T3' };
  const event = {
    incidentEventId: 'event-1',
    incidentId: 'incident-1',
    trigger: 'create',
    state: 'created',
    payload,
    eventTimestamp: 1,
    globalUniqueIdentifier: 'north-barn',
    realWorldName: 'North barn',
    accountId: null,
  };
  const { answer } = readCall(queryIncidentEvents, { incidentEvents: [event], page });
  expect(answer.incidentEvents).toMatchObject([{ payload }]);
});

test('records in an order are set aside by their places', () => {
  const { answer, setAside } = readCall(queryIncidents, { incidents: [null, incident, { incidentId: 'x' }], page });
  expect(answer.incidents).toEqual([incident]);
  expect(setAside).toEqual(['0', '2']);
});

test('a list that earlier instances do not tell is empty there; one that is none is no answer', () => {
  expect(readCall(readAnimalDistributionSetup, { setup: [] }).answer).toEqual({ setup: [], ofCameras: [] });
  expect(() => readCall(readAnimalDistributionSetup, { setup: [], ofCameras: {} })).toThrow(TypeError);
  expect(() => readCall(readAnimalDistributionSetup, { ofCameras: [] })).toThrow(TypeError);
});

test('one record that may be missing', () => {
  expect(readCall(queryOneWatchdog, { watchdog: null }).answer).toEqual({ watchdog: null });
  expect(() => readCall(queryOneWatchdog, { watchdog: { watchdogId: 1 } })).toThrow();
});

test.each([[{}], [null], [undefined], ['x'], [{ cameras: [] }], [{ cameras: null }]])(
  '%j is no answer with cameras',
  (data) => {
    expect(() => readCall(listCameras, data)).toThrow();
  },
);

test('hostile names of records are only names', () => {
  const cameras: unknown = JSON.parse(`{"__proto__": ${JSON.stringify(camera)}, "toString": 1}`);
  const { answer, setAside } = readCall(listCameras, { cameras });
  expect([...answer.cameras.keys()]).toEqual(['__proto__']);
  expect(setAside).toEqual(['toString']);
  expect(() => readCall(listRegionTypes, JSON.parse('{"__proto__": {"regionTypes": []}}'))).toThrow();
});

test('whatever comes: all of it is read or set aside, and nothing throws for a record', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.anything(), fc.constant(camera))), (records) => {
      const cameras = Object.fromEntries(records.map((record, place) => [`camera-${place}`, record]));
      const { answer, setAside } = readCall(listCameras, { cameras });
      expect(answer.cameras.size + setAside.length).toBe(records.length);
    }),
  );
});

const watchdog = {
  watchdogId: 'w',
  type: 'speed',
  breedName: 'Ross 308',
  schedule: '*/10 * * * *',
  parameters: { speedThreshold: 1.5, dailyResetOffsetHours: 6, maxDailyIncreasedSeverityWarnings: 3 },
  enabled: true,
  lastUpdated: 1,
};
const run = { startedAt: 1, speed: 0.7, warned: false };

test('a damaged item of a list within a record is set aside and counted; the record stays', () => {
  const recentRuns = [{ ...run, warned: 'maybe' }, run, null];
  const { answer, ...notRead } = readCall(queryOneWatchdog, { watchdog: { ...watchdog, recentRuns } });
  expect(answer.watchdog?.recentRuns).toEqual([run]);
  expect(notRead).toEqual({ setAside: [], setAsideWithin: ['0', '2'] });
});

test('lists within lists are read so, too, each item told by its way', () => {
  const typeSetup = [
    { type: 'climate', title: { en: 'Climate' }, issues: [{ issue: 'draft', title: { en: 'Draught' } }, { issue: 7 }] },
    { type: 'health', title: null, issues: [] },
  ];
  const handler = { type: 'barnIntervention', triggers: [], typeSetup };
  const { answer, setAsideWithin } = readCall(readIncidentHandler, { handler });
  expect(answer.handler.typeSetup.map(({ type, issues }) => [type, issues.length])).toEqual([['climate', 1]]);
  expect(setAsideWithin).toEqual(['0.1', '1']);
});

test('what was set aside within a record that is set aside itself is not counted again', () => {
  const account = { name: 'Scale', ownerAccountId: 'a', createdAt: 1, publicKeys: [null] };
  const told = { serviceAccounts: [{ ...account, serviceAccountId: 's' }, account] };
  const { answer, ...notRead } = readCall(listOwnServiceAccounts, told);
  expect(answer.serviceAccounts).toHaveLength(1);
  expect(notRead).toEqual({ setAside: ['1'], setAsideWithin: ['0.0'] });
});

test('of a list that a write sends back as a whole nothing is left out: saving would lose it', () => {
  const canvas = { cameraCanvasId: 'c', name: 'Pens', published: true, editable: true, heightRatio: 1, lastUpdated: 1 };
  const cameraCanvases = [
    { ...canvas, ownerAccountId: 'a', cameras: [null] },
    { ...canvas, ownerAccountId: 'a' },
  ];
  const { answer, setAside } = readCall(queryCameraCanvases, { cameraCanvases, page });
  expect(answer.cameraCanvases).toHaveLength(1);
  expect(setAside).toEqual(['0']);
});

test('what a remote built by itself sets aside is noticed by the reader of a door, which is another build', () => {
  const ofRemote = jest.requireActual<typeof import('./calls')>('./calls');
  jest.isolateModules(() => {
    const { readCall: ofDoor } = jest.requireActual<typeof import('./read-call')>('./read-call');
    const told = { watchdog: { ...watchdog, recentRuns: [run, null] } };
    expect(ofDoor(ofRemote.queryOneWatchdog, told).setAsideWithin).toEqual(['1']);
  });
});
