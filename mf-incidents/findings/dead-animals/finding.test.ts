import type { OutboxEntry } from '@barnwatch/shared/outbox';
import { exampleIncident } from '../../testing/example-incident';
import { type Finding, findingStates, findingWrite, readFinding, withPending } from './finding';

const where = { cameraId: 'row-07', position: { x: 0.61, y: 0.42 } };
const incident = (payload: unknown) => exampleIncident('a', { type: 'barnState', payload });

test.each([
  [{ state: 'deadAnimalExists', animalCount: 1 }, 'found'],
  [{ state: 'noDeadAnimal', animalCount: 0, outcome: 'collected' }, 'collected'],
  [{ state: 'noDeadAnimal', animalCount: 0, outcome: 'notDead' }, 'notDead'],
  [{ state: 'noDeadAnimal' }, 'collected'],
])('%o is %s', (payload, state) => {
  expect(readFinding(incident({ ...payload, ...where }))).toMatchObject({ state, ...where, animalCount: 1 });
});

test('what tells no camera, no place or a place outside the picture is a finding all the same', () => {
  expect(readFinding(incident({ state: 'deadAnimalExists' }))).toMatchObject({ cameraId: null, position: null });
  const outside = { state: 'deadAnimalExists', cameraId: 'row-07', position: { x: 3, y: 0 } };
  expect(readFinding(incident(outside))).toMatchObject({ cameraId: 'row-07', position: null });
});

test.each([{ state: 'barnFull', animalCount: 120 }, null, {}, 'words'])('%o is none', (payload) => {
  expect(readFinding(incident(payload))).toBeNull();
});

const finding: Finding = {
  incidentId: 'a',
  foundAt: 0,
  lastUpdated: 0,
  state: 'found',
  description: '',
  animalCount: 2,
  ...where,
};

test.each(findingStates)('written as %s it is read as that again, at the same place', (state) => {
  const write = findingWrite(finding, state);
  expect(write).toMatchObject({ incidentId: 'a', incidentType: 'barnState', trigger: 'stateDetected' });
  expect(readFinding(incident(write.payload))).toMatchObject({ state, ...where });
});

test.each(findingStates)('the words of a finding stay in what says that it is %s', (state) => {
  const { payload } = findingWrite({ ...finding, description: 'Behind the feeder.' }, state);
  expect(readFinding(incident(payload))).toMatchObject({ state, description: 'Behind the feeder.' });
});

test('the last word on the device counts; one that was refused does not', () => {
  const entry = (state: Finding['state'], standing: object): OutboxEntry =>
    ({ write: findingWrite(finding, state), standing }) as unknown as OutboxEntry;
  const waiting = { kind: 'waiting' };
  expect(withPending([finding], [])).toMatchObject([{ state: 'found', pending: false }]);
  expect(withPending([finding], [entry('collected', waiting), entry('notDead', waiting)])).toMatchObject([
    { state: 'notDead', pending: true },
  ]);
  expect(withPending([finding], [entry('collected', { kind: 'needs-you' })])).toMatchObject([
    { state: 'found', pending: false },
  ]);
});
