import { readMessage } from '../../incident-records/record/incident-message';
import { exampleIncident } from '../../testing/example-incident';
import { isAboutRegion, momentOfIncident } from './incident-moment';

const incidentWith = (type: string, payload: object) =>
  exampleIncident('a', { type, payload, message: readMessage(type, payload), openedAt: 100 });

const climate = { type: 'climate', title: 'Draught', description: 'x', severity: 'low', issue: 'draft' };
const record = { classification: 'feeding', description: 'x' };

test.each([
  ['barnIntervention', climate, null],
  [
    'barnIntervention',
    { ...climate, typeSpecificPayload: { cameraId: 'pen-01', timestamp: 50 } },
    { cameraId: 'pen-01', timeMs: 50 },
  ],
  ['barnDocumentation', { ...record, location: { kind: 'global' } }, null],
  [
    'barnDocumentation',
    { ...record, location: { kind: 'camera', cameraId: 'pen-01' } },
    { cameraId: 'pen-01', timeMs: 100 },
  ],
  [
    'barnDocumentation',
    { ...record, startTimestamp: 5, endTimestamp: 9, location: { kind: 'camera', cameraId: 'pen-01' } },
    { cameraId: 'pen-01', timeMs: 5 },
  ],
  ['barnDocumentation', { reason: 'twice' }, null],
  ['barnState', { state: 'barnFull' }, null],
  ['barnState', { state: 'deadAnimalExists', cameraId: 'pen-01' }, { cameraId: 'pen-01', timeMs: 100 }],
  ['generic', { title: 'x', sensor: { cameraId: 'pen-02' } }, { cameraId: 'pen-02', timeMs: 100 }],
  ['generic', { title: 'x', cameraId: 7 }, null],
])('%s %j: %j', (type, payload, moment) => {
  expect(momentOfIncident(incidentWith(type, payload))).toEqual(moment);
});

test('only a record of a region is about one', () => {
  const location = { kind: 'region', regionSpecification: 'feeder-left' };
  expect(isAboutRegion(incidentWith('barnDocumentation', { ...record, location }))).toBe(true);
  expect(isAboutRegion(incidentWith('barnIntervention', climate))).toBe(false);
});
