import { queryIncidents, readCall } from '@barnwatch/shared/wire/calls';
import { barnStateOf } from './barn-state';

const page = { offset: 0, limit: 1, total: 1 };

/** A barn's word on how full it is, as it comes over the wire. */
const told = (state: string, payload?: object) => ({
  incidentId: 'incident-1',
  type: 'barnState',
  state,
  openedAt: 1,
  lastUpdated: 2,
  closedAt: null,
  identifier: '',
  globalUniqueIdentifier: 'north-barn',
  barnName: 'north-barn',
  realWorldName: 'North barn',
  isPublicOpen: true,
  ...(payload && { messagePayload: payload }),
});
const read = (...incidents: readonly unknown[]) => barnStateOf(readCall(queryIncidents, { incidents, page }).answer);

test.each([
  [
    'a full barn with its animals',
    told('barnFull', { state: 'barnFull', animalCount: 138 }),
    { occupancy: 'barnFull', animalCount: 138 },
  ],
  [
    'an empty barn',
    told('barnEmpty', { state: 'barnEmpty', animalCount: 0 }),
    { occupancy: 'barnEmpty', animalCount: 0 },
  ],
  ['a number that was not told', told('barnFull', { state: 'barnFull' }), { occupancy: 'barnFull', animalCount: null }],
  ['no payload', told('barnPartlyFull'), { occupancy: 'barnPartlyFull', animalCount: null }],
  [
    'a number that is none',
    told('barnFull', { state: 'barnFull', animalCount: 'many' }),
    { occupancy: 'barnFull', animalCount: null },
  ],
  ['a state that nobody knows', told('barnFlooded'), null],
  ['a record that is damaged', { incidentId: 'incident-1' }, null],
])('%s', (_words, incident, state) => {
  expect(read(incident)).toEqual(state);
});

test('a barn that has never told', () => {
  expect(read()).toBeNull();
});
