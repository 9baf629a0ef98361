import { incidentQuery } from './incident-query';

const order = [{ field: 'openedAt', direction: 'desc' }];
const place = { offset: 50, limit: 50 };

test('all of them, newest first', () => {
  expect(incidentQuery({ type: null, state: null, severity: null }, place)).toEqual({ query: {}, order, ...place });
});

test('both ways to be solved are one choice', () => {
  const { query } = incidentQuery({ type: 'barnIntervention', state: 'solved', severity: 'high' }, place);
  expect(query).toEqual({
    type: 'barnIntervention',
    state: { $in: ['solved', 'issueResolved'] },
    'messagePayload.severity': 'high',
  });
});

test('only those that nobody has closed, by their last change', () => {
  const selection = { type: null, state: null, severity: null, openOnly: true, orderBy: 'lastUpdated' } as const;
  expect(incidentQuery(selection, place)).toEqual({
    query: { closedAt: { $exists: false } },
    order: [{ field: 'lastUpdated', direction: 'desc' }],
    ...place,
  });
});

test.each([
  [{ fromMs: 5, toMs: null }, { openedAt: { $gte: 5 } }],
  [{ fromMs: null, toMs: 9 }, { openedAt: { $lte: 9 } }],
  [{ fromMs: 5, toMs: 9 }, { openedAt: { $gte: 5, $lte: 9 } }],
  [{ fromMs: null, toMs: null }, {}],
])('those opened in %j, oldest first', (opened, query) => {
  const selection = { type: null, state: null, severity: null, opened, oldestFirst: true };
  expect(incidentQuery(selection, place)).toEqual({
    query,
    order: [{ field: 'openedAt', direction: 'asc' }],
    ...place,
  });
});
