import type { RequestError } from '@barnwatch/shared/auth-client';
import { exampleBarn } from '@barnwatch/shared/testing';
import { exampleIncident } from '../../testing/example-incident';
import { type BarnPartEvent, type BarnParts, barnPartsAfter, noParts, statusOf } from './barn-parts';
import { mergedInterventions } from './merged-interventions';

const after = (...events: readonly BarnPartEvent[]): BarnParts => events.reduce(barnPartsAfter, noParts);
const asked = (barnId: string): BarnPartEvent => ({ kind: 'asked', barnId });
const answered = (barnId: string, ids: readonly string[], offset = 0, total = ids.length): BarnPartEvent => ({
  kind: 'answered',
  barnId,
  page: { incidents: ids.map((id) => exampleIncident(id)), unreadable: 0, offset, total },
  receivedAt: 5,
});
const refused = (barnId: string, code: RequestError['code']): BarnPartEvent => ({
  kind: 'refused',
  barnId,
  error: { code, context: { instanceId: barnId, call: 'POST api/incidents/query' } },
});
const idsOf = (parts: BarnParts, barnId: string) =>
  parts.get(barnId)?.hand?.incidents.map(({ incidentId }) => incidentId);

test('what a barn said stays while it is asked again and when it fails', () => {
  const parts = after(asked('a'), answered('a', ['1', '2']), asked('a'), refused('a', 'offline'));
  expect(idsOf(parts, 'a')).toEqual(['1', '2']);
  expect(statusOf(exampleBarn({ globalUniqueIdentifier: 'a' }), parts.get('a'))).toMatchObject({
    kind: 'offline',
    hand: { total: 2 },
  });
});

test('one barn changes nothing of another', () => {
  const before = after(answered('a', ['1']), asked('b'));
  const next = barnPartsAfter(before, refused('b', 'server-error'));
  expect(next.get('a')).toBe(before.get('a'));
});

test('a further page goes on, each incident once; a page from the beginning replaces', () => {
  const two = after(answered('a', ['1', '2'], 0, 5), answered('a', ['2', '3'], 2, 5));
  expect(idsOf(two, 'a')).toEqual(['1', '2', '3']);
  expect(two.get('a')?.hand).toMatchObject({ read: 4, total: 5 });
  const fresh = barnPartsAfter(two, answered('a', ['9'], 0, 1));
  expect(idsOf(fresh, 'a')).toEqual(['9']);
});

test('an empty page is the end, whatever its total says', () => {
  expect(after(answered('a', ['1'], 0, 9), answered('a', [], 1, 9)).get('a')?.hand).toMatchObject({ total: 1 });
});

const kept = (barnId: string): BarnPartEvent => ({
  kind: 'kept',
  parts: new Map([
    [
      barnId,
      { incidents: [exampleIncident('kept')], unreadable: 0, read: 1, total: 9, receivedAt: 1, isKept: true } as const,
    ],
  ]),
});

test('what the device has kept is there until the barn answers, and through failures', () => {
  const barn = exampleBarn({ globalUniqueIdentifier: 'a' });
  const waiting = after(asked('a'), kept('a'));
  expect(idsOf(waiting, 'a')).toEqual(['kept']);
  expect(statusOf(barn, waiting.get('a'))).toMatchObject({ kind: 'asking', hand: { receivedAt: 1 } });
  expect(statusOf(barn, barnPartsAfter(waiting, refused('a', 'offline')).get('a'))).toMatchObject({
    kind: 'offline',
    hand: { total: 9 },
  });
  const told = barnPartsAfter(waiting, answered('a', ['1']));
  expect(idsOf(told, 'a')).toEqual(['1']);
  expect(statusOf(barn, told.get('a')).kind).toBe('answered');
});

test('what the device has kept comes too late for a barn that has answered, and for one that is not asked', () => {
  expect(idsOf(after(asked('a'), answered('a', []), kept('a')), 'a')).toEqual([]);
  expect(after(kept('a')).has('a')).toBe(false);
});

test('what an account may not see any more is not shown, kept or not', () => {
  expect(idsOf(after(asked('a'), kept('a'), refused('a', 'forbidden')), 'a')).toBeUndefined();
  expect(idsOf(after(asked('a'), refused('a', 'forbidden'), kept('a')), 'a')).toBeUndefined();
});

test('a barn that one has left says nothing any more', () => {
  expect(after(answered('a', ['1']), { kind: 'left', barnId: 'a' }).has('a')).toBe(false);
});

test.each([
  [{ loggedIn: false }, undefined, 'not-signed-in'],
  [{ eulaNeeded: true }, undefined, 'eula'],
  [{ availablePermissions: [] }, undefined, 'no-permission'],
  [{ availablePermissions: [], permissionsKnown: false }, undefined, 'asking'],
  [{}, undefined, 'asking'],
  [{}, asked('north-barn'), 'asking'],
  [{}, answered('north-barn', []), 'answered'],
  [{}, refused('north-barn', 'timeout'), 'offline'],
  [{}, refused('north-barn', 'blocked-by-browser'), 'offline'],
  [{}, refused('north-barn', 'server-error'), 'failed'],
  [{}, refused('north-barn', 'forbidden'), 'no-permission'],
] as const)('%j after %j: %s', (facts, event, kind) => {
  const parts = event === undefined ? noParts : after(event);
  expect(statusOf(exampleBarn(facts), parts.get('north-barn')).kind).toBe(kind);
});

test('all barns in one order', () => {
  const page = (incidentId: string, openedAt: number, lastUpdated: number): BarnPartEvent => ({
    kind: 'answered',
    barnId: incidentId.slice(0, 1),
    page: { incidents: [exampleIncident(incidentId, { openedAt, lastUpdated })], unreadable: 0, offset: 0, total: 1 },
    receivedAt: 5,
  });
  const parts = after(page('a1', 10, 90), page('b1', 20, 30), answered('removed', ['x']));
  const names = new Map([
    ['a', 'North'],
    ['b', 'South'],
  ]);
  const order = (view: 'latest' | 'open') =>
    mergedInterventions(parts, names, view).map(({ barnName, incident }) => `${barnName} ${incident.incidentId}`);
  expect(order('latest')).toEqual(['North a1', 'South b1']);
  expect(order('open')).toEqual(['South b1', 'North a1']);
});
