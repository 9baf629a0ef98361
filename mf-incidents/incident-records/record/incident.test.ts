import type { QueryIncidentsAnswer } from '@barnwatch/shared/wire';
import { queryIncidents, readCall } from '@barnwatch/shared/wire/calls';
import fc from 'fast-check';
import { exampleIncident, wireIncident } from '../../testing/example-incident';
import { incidentPageOf } from './incident';

const page = { offset: 0, limit: 50, total: 1 };
const read = (data: unknown) => incidentPageOf(readCall(queryIncidents, data));

test('reads a page of the contract', () => {
  const answer = { incidents: [wireIncident('a')], page } as QueryIncidentsAnswer;
  expect(read(answer)).toEqual({ incidents: [exampleIncident('a')], unreadable: 0, offset: 0, total: 1 });
});

test.each([
  ['without an id', { incidentId: '' }],
  ['without a type', { type: undefined }],
  ['opened at a time that no clock shows', { openedAt: Number.MAX_VALUE }],
  ['updated at a text', { lastUpdated: 'yesterday' }],
])('a record %s does not lose the others, and is counted', (_name, damage) => {
  const incidents = [wireIncident('a'), wireIncident('b', damage), null, wireIncident('c')];
  const { incidents: readable, unreadable } = read({ incidents, page });
  expect(readable.map(({ incidentId }) => incidentId)).toEqual(['a', 'c']);
  expect(unreadable).toBe(2);
});

test('a type or state of a later version is no damage', () => {
  const later = wireIncident('a', { type: 'barnForecast', state: 'expected', messagePayload: { title: 'Heat' } });
  expect(read({ incidents: [later], page }).incidents).toMatchObject([
    { type: 'barnForecast', state: 'expected', message: { kind: 'open', title: 'Heat' } },
  ]);
});

test('whatever stands in a payload, the incident is read', () => {
  const type = fc.constantFrom('barnIntervention', 'barnDocumentation', 'barnState', 'generic', 'other');
  fc.assert(
    fc.property(type, fc.jsonValue(), (name, messagePayload) => {
      const incidents = [wireIncident('a', { type: name, messagePayload })];
      expect(read({ incidents, page }).unreadable).toBe(0);
    }),
  );
});
