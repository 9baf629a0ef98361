import { deadAnimals, incidentsOf } from './barn-incident-questions';
import { parseBarnIncidents } from './read-barn-incidents';

const record = {
  incidentId: 'a',
  type: 'barnIntervention',
  state: 'actionRequired',
  openedAt: 1000,
  lastUpdated: 2000,
  closedAt: null,
};
const answerOf = (...incidents: readonly unknown[]) => ({ incidents, page: { total: incidents.length } });
const readOne = (messagePayload: unknown) => parseBarnIncidents(answerOf({ ...record, messagePayload })).incidents[0];

test('an intervention', () => {
  const said = { type: 'climate', title: ' Draught ', severity: 'high', description: '', issue: 'draft' };
  expect(readOne(said)).toEqual({
    ...record,
    title: 'Draught',
    severity: 'high',
    subject: 'climate',
    cameraId: null,
    animalCount: null,
    outcome: null,
  });
});

test.each([
  [{ cameraId: 'pen-1', state: 'deadAnimalExists' }],
  [{ location: { kind: 'camera', cameraId: 'pen-1' }, classification: 'feeding' }],
  [{ typeSpecificPayload: { cameraId: 'pen-1' }, type: 'climate' }],
])('the camera that %j is about', (said) => {
  expect(readOne(said)?.cameraId).toBe('pen-1');
});

test.each([[null], [undefined], ['words'], [{ title: 7, severity: 'huge', animalCount: -1, location: 'global' }]])(
  'a payload of another shape loses no incident: %j',
  (said) => {
    expect(readOne(said)).toMatchObject({ incidentId: 'a', title: null, severity: null, cameraId: null });
  },
);

test('a record that cannot be read is counted and loses no other', () => {
  const { incidents, unreadable, total } = parseBarnIncidents(
    answerOf({ ...record, openedAt: 'yesterday' }, record, { ...record, lastUpdated: 9e15 }),
  );
  expect([incidents.length, unreadable, total]).toEqual([1, 2, 3]);
});

test.each([[null], [{}], [{ incidents: {} }], [{ incidents: [] }]])('%j is no answer', (data) => {
  expect(() => parseBarnIncidents(data)).toThrow();
});

test('dead animals that still lie there are asked for however old they are', () => {
  expect(deadAnimals(5).query).toEqual({
    type: 'barnState',
    $or: [
      { state: 'deadAnimalExists', closedAt: { $exists: false } },
      { state: { $in: ['deadAnimalExists', 'noDeadAnimal'] }, openedAt: { $gte: 5 } },
    ],
  });
});

test('whatever happened in a span is asked for, not only what began in it', () => {
  const within = { $gte: 1, $lte: 9 };
  expect(incidentsOf({ start: 1, end: 9 }).query).toEqual({
    $or: [{ openedAt: within }, { lastUpdated: within }, { closedAt: within }],
  });
});
