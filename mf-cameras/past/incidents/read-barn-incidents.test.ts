import { queryIncidents, readCall } from '@barnwatch/shared/wire/calls';
import { deadAnimals, incidentsOf } from './barn-incident-questions';
import { barnIncidentOf, barnIncidentsOf } from './read-barn-incidents';

const record = {
  incidentId: 'a',
  type: 'barnIntervention',
  state: 'actionRequired',
  openedAt: 1000,
  lastUpdated: 2000,
  closedAt: null,
  identifier: 'climate',
  globalUniqueIdentifier: 'north-barn',
  barnName: 'north',
  realWorldName: 'North barn',
  isPublicOpen: true,
};
const readOne = (messagePayload: unknown) => barnIncidentOf({ ...record, messagePayload });

test('an intervention', () => {
  const said = { type: 'climate', title: ' Draught ', severity: 'high', description: '', issue: 'draft' };
  expect(readOne(said)).toEqual({
    incidentId: 'a',
    type: 'barnIntervention',
    state: 'actionRequired',
    openedAt: 1000,
    lastUpdated: 2000,
    closedAt: null,
    title: 'Draught',
    severity: 'high',
    subject: 'climate',
    cameraId: null,
    animalCount: null,
    outcome: null,
    fault: null,
  });
});

test.each([
  [{ cameraId: 'pen-1', state: 'deadAnimalExists' }],
  [{ location: { kind: 'camera', cameraId: 'pen-1' }, classification: 'feeding' }],
  [{ typeSpecificPayload: { cameraId: 'pen-1' }, type: 'climate' }],
])('the camera that %j is about', (said) => {
  expect(readOne(said).cameraId).toBe('pen-1');
});

test.each([[null], [undefined], ['words'], [{ title: 7, severity: 'huge', animalCount: -1, location: 'global' }]])(
  'a payload of another shape loses no incident: %j',
  (said) => {
    expect(readOne(said)).toMatchObject({ incidentId: 'a', title: null, severity: null, cameraId: null });
  },
);

test('a list tells how many there are in all', () => {
  const { answer, setAside } = readCall(queryIncidents, {
    incidents: [{ ...record, openedAt: 'yesterday' }, record, { ...record, lastUpdated: 9e15 }],
    page: { offset: 0, limit: 1000, total: 3 },
  });
  const { incidents, total } = barnIncidentsOf(answer);
  expect([incidents.length, setAside.length, total]).toEqual([1, 2, 3]);
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
