import type { QueryIncidentsAnswer } from '@barnwatch/shared/wire';
import fc from 'fast-check';
import { exampleIncident, wireIncident } from '../test-barn/example-incident';
import { parseIncidentPage } from './incident';

const page = { offset: 0, limit: 50, total: 1 };

test('reads a page of the contract', () => {
  const answer = { incidents: [wireIncident('a')], page } as QueryIncidentsAnswer;
  expect(parseIncidentPage(answer)).toEqual({
    incidents: [exampleIncident('a')],
    unreadable: 0,
    offset: 0,
    total: 1,
  });
});

test.each([
  ['without an id', { incidentId: '' }],
  ['without a type', { type: undefined }],
  ['opened at a time that no clock shows', { openedAt: Number.MAX_VALUE }],
  ['updated at a text', { lastUpdated: 'yesterday' }],
])('a record %s does not lose the others, and is counted', (_name, damage) => {
  const incidents = [wireIncident('a'), wireIncident('b', damage), null, wireIncident('c')];
  const { incidents: read, unreadable } = parseIncidentPage({ incidents, page });
  expect(read.map(({ incidentId }) => incidentId)).toEqual(['a', 'c']);
  expect(unreadable).toBe(2);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['an empty object', {}],
  ['no page', { incidents: [] }],
  ['a page without a total', { incidents: [], page: { offset: 0 } }],
  ['records by id', { incidents: { a: wireIncident('a') }, page }],
])('refuses %s', (_name, data) => {
  expect(() => parseIncidentPage(data)).toThrow();
});

test('a type or state of a later version is no damage', () => {
  const later = wireIncident('a', { type: 'barnForecast', state: 'expected', messagePayload: { title: 'Heat' } });
  expect(parseIncidentPage({ incidents: [later], page }).incidents).toMatchObject([
    { type: 'barnForecast', state: 'expected', message: { kind: 'open', title: 'Heat' } },
  ]);
});

test('whatever stands in a payload, the incident is read', () => {
  const type = fc.constantFrom('barnIntervention', 'barnDocumentation', 'barnState', 'generic', 'other');
  fc.assert(
    fc.property(type, fc.jsonValue(), (name, messagePayload) => {
      const incidents = [wireIncident('a', { type: name, messagePayload })];
      expect(parseIncidentPage({ incidents, page }).unreadable).toBe(0);
    }),
  );
});
