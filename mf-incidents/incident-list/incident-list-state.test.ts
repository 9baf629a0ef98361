import type { RequestError } from '@barnwatch/shared/auth-client';
import type { IncidentPage } from '../api/incident';
import { exampleIncident } from '../test-barn/example-incident';
import { type IncidentListEvent, type IncidentListState, incidentListAfter, unreadList } from './incident-list-state';

const error: RequestError = {
  code: 'timeout',
  context: { instanceId: 'north-barn', call: 'POST api/incidents/query' },
};
const incidents = (...ids: string[]) => ids.map((id) => exampleIncident(id));
const page = (facts: Partial<IncidentPage>): IncidentPage => ({
  incidents: [],
  unreadable: 0,
  offset: 0,
  total: 0,
  ...facts,
});
const answered = (purpose: 'refresh' | 'go-on', facts: Partial<IncidentPage>): IncidentListEvent => ({
  kind: 'answered',
  purpose,
  page: page(facts),
  receivedAt: 1000,
});
const after = (...events: readonly IncidentListEvent[]): IncidentListState =>
  events.reduce(incidentListAfter, unreadList);
const idsOf = (state: IncidentListState) =>
  state.kind === 'ready' ? state.list.incidents.map(({ incidentId }) => incidentId) : null;

const first = answered('refresh', { incidents: incidents('a', 'b'), total: 4 });

test('the first page', () => {
  expect(after({ kind: 'asked', purpose: 'refresh' })).toEqual({ kind: 'loading' });
  expect(after(first)).toEqual({
    kind: 'ready',
    list: { incidents: incidents('a', 'b'), unreadable: 0, next: 2, total: 4, receivedAt: 1000, moved: false },
    work: { kind: 'none' },
  });
});

test('the next page follows, each incident once; damaged records count as read', () => {
  const state = after(
    first,
    { kind: 'asked', purpose: 'go-on' },
    answered('go-on', { incidents: incidents('b'), unreadable: 1, offset: 2, total: 4 }),
  );
  expect(idsOf(state)).toEqual(['a', 'b']);
  expect(state).toMatchObject({ list: { unreadable: 1, next: 4, total: 4, moved: false }, work: { kind: 'none' } });
});

test('records that came or went between two pages are told', () => {
  const state = after(first, answered('go-on', { incidents: incidents('c'), offset: 2, total: 5 }));
  expect(state).toMatchObject({ list: { moved: true, total: 5 } });
  expect(after(first, answered('go-on', { offset: 2, total: 5 }), first)).toMatchObject({ list: { moved: false } });
});

test('an empty page is the end, whatever its total says', () => {
  expect(after(first, answered('go-on', { offset: 2, total: 400 }))).toMatchObject({ list: { next: 2, total: 2 } });
});

test('a refresh takes the place of what was there', () => {
  const state = after(first, { kind: 'asked', purpose: 'refresh' }, answered('refresh', { incidents: incidents('c') }));
  expect(idsOf(state)).toEqual(['c']);
});

test('a first failure, its second try and its end', () => {
  const refused: IncidentListEvent = { kind: 'refused', purpose: 'refresh', error };
  expect(after(refused)).toEqual({ kind: 'failed', error, retrying: false });
  expect(after(refused, { kind: 'asked', purpose: 'refresh' })).toEqual({ kind: 'failed', error, retrying: true });
  expect(after(refused, first).kind).toBe('ready');
});

test.each(['refresh', 'go-on'] as const)('what is at hand stays through a failed %s', (purpose) => {
  const state = after(first, { kind: 'asked', purpose }, { kind: 'refused', purpose, error });
  expect(idsOf(state)).toEqual(['a', 'b']);
  expect(state).toMatchObject({ work: { kind: 'failed', purpose, error } });
});
