import { parseBarnState } from './barn-state';

const incident = (state: string, messagePayload?: unknown) => ({ incidents: [{ state, messagePayload }] });

test.each([
  [
    'a full barn with its animals',
    incident('barnFull', { animalCount: 138 }),
    { occupancy: 'barnFull', animalCount: 138 },
  ],
  ['an empty barn', incident('barnEmpty', { animalCount: 0 }), { occupancy: 'barnEmpty', animalCount: 0 }],
  ['a number that was not told', incident('barnFull', {}), { occupancy: 'barnFull', animalCount: null }],
  ['no payload', incident('barnPartlyFull'), { occupancy: 'barnPartlyFull', animalCount: null }],
  [
    'a number that is none',
    incident('barnFull', { animalCount: 'many' }),
    { occupancy: 'barnFull', animalCount: null },
  ],
  ['a barn that has never told', { incidents: [] }, null],
])('%s', (_words, data, state) => {
  expect(parseBarnState(data)).toEqual(state);
});

test.each([
  ['a state that nobody knows', incident('barnFlooded')],
  ['no list', {}],
])('%s is not read', (_words, data) => {
  expect(() => parseBarnState(data)).toThrow();
});
