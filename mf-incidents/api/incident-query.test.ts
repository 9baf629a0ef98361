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
