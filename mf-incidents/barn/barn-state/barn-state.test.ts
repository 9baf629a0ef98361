import { queryIncidents, readCall } from '@barnwatch/shared/wire/calls';
import { wireIncident } from '../../testing/example-incident';
import { barnStateOf, barnStateQuery } from './barn-state';

const state = (id: string, name: string, payload: object = {}) =>
  wireIncident(id, { type: 'barnState', state: name, messagePayload: { state: name, ...payload } });
const answer = (...incidents: object[]) =>
  readCall(queryIncidents, { incidents, page: { offset: 0, limit: 1000, total: incidents.length } }).answer;

test('asks for how full the barn is and what lies in it, the newest first', () => {
  expect(barnStateQuery.query).toEqual({
    type: 'barnState',
    state: { $in: ['barnEmpty', 'barnPartlyFull', 'barnFull', 'deadAnimalExists'] },
  });
});

test('the newest word on how full it is counts; each dead animal is one', () => {
  const read = barnStateOf(
    answer(
      state('d1', 'deadAnimalExists'),
      state('o2', 'barnPartlyFull', { animalCount: 96 }),
      state('o1', 'barnFull', { animalCount: 120 }),
      state('d2', 'deadAnimalExists'),
    ),
  );
  expect(read).toMatchObject({ occupancy: { state: 'barnPartlyFull', animalCount: 96 }, deadAnimals: 2 });
});

test('a barn that told nothing, and one that told no number', () => {
  expect(barnStateOf(answer())).toEqual({ occupancy: null, deadAnimals: 0 });
  expect(barnStateOf(answer(state('o', 'barnEmpty'))).occupancy).toMatchObject({
    state: 'barnEmpty',
    animalCount: null,
  });
});
