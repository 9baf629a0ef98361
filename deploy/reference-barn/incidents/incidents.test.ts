import type { Incident, Page } from '@barnwatch/shared/wire';
import { startTestInstance, type TestInstance, testAccount, testCamera } from '../testing/test-instance';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({
    accounts: [testAccount('manager', ['*'])],
    cameras: [testCamera('pen-01')],
    demonstration: { seed: 1, historyDays: 28, animals: 'pig' },
  });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

async function query(body: object): Promise<{ incidents: Incident[]; page: Page }> {
  const answer = await barn.call('POST', 'api/incidents/query', { token, body });
  expect(answer.status).toBe(200);
  return answer.body.data as unknown as { incidents: Incident[]; page: Page };
}

test('has a month of history of every type, that fits the contract', async () => {
  const { incidents, page } = await query({});
  expect(page.total).toBeGreaterThan(300);
  expect(new Set(incidents.map(({ type }) => type))).toEqual(
    new Set(['barnIntervention', 'barnDocumentation', 'barnState', 'generic']),
  );
  const states = incidents.map(({ state }) => state);
  for (const state of ['actionRequired', 'solved', 'issueResolved', 'closed', 'created', 'hidden']) {
    expect(states).toContain(state);
  }
  expect(Math.max(...incidents.map(({ lastUpdated }) => lastUpdated))).toBeLessThanOrEqual(Date.now());
});

test('orders and pages', async () => {
  const order = [{ field: 'openedAt', direction: 'desc' }];
  const { incidents: all, page } = await query({ order });
  expect(all.map(({ openedAt }) => openedAt)).toEqual(all.map(({ openedAt }) => openedAt).toSorted((a, b) => b - a));
  const { incidents: part, page: partPage } = await query({ order, limit: 10, offset: 20 });
  expect(part).toEqual(all.slice(20, 30));
  const { next, ...counted } = partPage;
  expect(counted).toEqual({ offset: 20, limit: 10, total: page.total });
  const behind = await query({ order, limit: 10, after: next });
  expect(behind.incidents).toEqual(all.slice(30, 40));
  expect(behind.page).toMatchObject({ offset: 30, limit: 10, total: page.total });
});

test.each<[name: string, filter: object, holds: (incident: Incident) => boolean]>([
  ['a plain value', { type: 'generic' }, ({ type }) => type === 'generic'],
  ['$in', { state: { $in: ['hidden', 'closed'] } }, ({ state }) => state === 'hidden' || state === 'closed'],
  ['a missing value', { closedAt: { $exists: false } }, ({ closedAt }) => closedAt === null],
  ['null', { closedAt: null }, ({ closedAt }) => closedAt === null],
  ['a present value', { closedAt: { $exists: true } }, ({ closedAt }) => closedAt !== null],
  ['a boolean', { isPublicOpen: false }, ({ isPublicOpen }) => !isPublicOpen],
  [
    'a member of the payload',
    { 'messagePayload.severity': 'high' },
    (incident) =>
      incident.messagePayload !== undefined &&
      'severity' in incident.messagePayload &&
      incident.messagePayload.severity === 'high',
  ],
  [
    '$and and $or',
    { $or: [{ type: 'generic' }, { $and: [{ type: 'barnState' }, { state: 'barnFull' }] }] },
    ({ type, state }) => type === 'generic' || state === 'barnFull',
  ],
  ['kinds that never equal', { openedAt: '5' }, () => false],
  ['kinds that are never ordered', { 'messagePayload.title': { $gt: 5 } }, () => false],
])('filters by %s', async (_, filter, holds) => {
  const { incidents: all } = await query({});
  const { incidents, page } = await query({ query: filter });
  expect(incidents.map(({ incidentId }) => incidentId).toSorted()).toEqual(
    all
      .filter(holds)
      .map(({ incidentId }) => incidentId)
      .toSorted(),
  );
  expect(page.total).toBe(incidents.length);
});

test('leaves optional members out when asked to', async () => {
  const { incidents } = await query({ projection: { messagePayload: 0 }, limit: 5 });
  expect(incidents).toHaveLength(5);
  for (const incident of incidents) {
    expect(incident).not.toHaveProperty('messagePayload');
    expect(incident).toHaveProperty('incidentId');
  }
});

test('answers one, or none', async () => {
  const one = (filter: object) => barn.call('POST', 'api/incidents/queryOne', { token, body: { query: filter } });
  expect((await one({ state: 'barnFull' })).body.data?.incident).toMatchObject({ type: 'barnState' });
  expect((await one({ incidentId: 'none' })).body.data).toEqual({ incident: null });
});

test.each([
  [{ query: { password: 1 } }, 'password'],
  [{ query: { $or: [{ "x') OR 1=1 --": 1 }] } }, undefined],
  [{ query: { toString: 'x' } }, 'toString'],
  [{ order: [{ field: 'secret', direction: 'asc' }] }, 'secret'],
  [{ projection: { secret: 1 } }, 'secret'],
])('refuses fields that cannot be asked for: %j', async (body, field) => {
  const answer = await barn.call('POST', 'api/incidents/query', { token, body });
  expect(answer.status).toBe(400);
  expect(answer.body.error?.code).toBe(field === undefined ? 'invalid-request' : 'unknown-field');
  expect(answer.body.error?.details?.field).toBe(field);
});

test('answers a value of a thousand choices', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => `state-${index}`);
  expect((await query({ query: { state: { $in: many }, 'messagePayload.title': { $in: many } } })).incidents).toEqual(
    [],
  );
});
