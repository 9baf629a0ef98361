import fc from 'fast-check';
import { incidentTypes } from '../api/incident';
import { severities } from '../api/incident-message';
import { stateNames } from '../api/incident-query';
import { addressWith, filterOf, type IncidentFilter, isFiltered, severitiesFor, statesFor } from './incident-filter';

const none: IncidentFilter = { type: null, state: null, severity: null, text: '' };
const read = (address: string) => filterOf(new URLSearchParams(address));

test.each([
  ['', none],
  [
    'type=barnIntervention&state=solved&severity=high&text=door',
    { type: 'barnIntervention', state: 'solved', severity: 'high', text: 'door' },
  ],
  ['type=toString&state=__proto__&severity=huge', none],
  ['type=barnState&state=solved&severity=high', { ...none, type: 'barnState' }],
  ['state=hidden', { ...none, state: 'hidden' }],
] as const)('?%s', (address, filter) => {
  expect(read(address)).toEqual(filter);
});

test('every filter that can be chosen survives the address', () => {
  const filter = fc
    .record({
      type: fc.constantFrom(null, ...incidentTypes),
      state: fc.constantFrom(null, ...stateNames),
      severity: fc.constantFrom(null, ...severities),
      text: fc.string({ unit: 'grapheme', maxLength: 40 }),
    })
    .filter(({ type, state }) => state === null || statesFor(type).includes(state))
    .filter(({ type, severity }) => severity === null || severitiesFor(type).includes(severity));
  fc.assert(
    fc.property(filter, (chosen) => {
      const address = addressWith(new URLSearchParams('tab=all&type=generic'), chosen);
      expect(address.get('tab')).toBe('all');
      expect(read(address.toString())).toEqual(chosen);
    }),
  );
});

test('another type drops a state that it cannot have', () => {
  const address = addressWith(new URLSearchParams(), { ...none, type: 'barnState', state: 'solved', severity: 'low' });
  expect(address.toString()).toBe('type=barnState');
});

test('what counts as a filter', () => {
  expect(isFiltered(none)).toBe(false);
  expect(isFiltered({ ...none, text: '  ' })).toBe(false);
  expect(isFiltered({ ...none, severity: 'none' })).toBe(true);
});
