import { startTestInstance, type TestInstance, testAccount } from '../testing/test-instance';

let barn: TestInstance;
let token: string;
beforeAll(async () => {
  barn = await startTestInstance({ accounts: [testAccount('manager', ['*'])] });
  token = await barn.access('manager');
});
afterAll(() => barn.stop());

/** Written by hand: JSON.stringify itself exhausts its stack. */
function sendText(body: string): Promise<Response> {
  return fetch(`${barn.address}/api/incidents/query`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
}

const operators = { $eq: 1, $gt: 1, $gte: 1, $lt: 1, $lte: 1, $in: [1, null], $exists: true };
const innermost = JSON.stringify({ 'messagePayload.issue': operators, lastUpdated: operators });

const nested = (operator: '$and' | '$or', levels: number): string =>
  `{"query":${`{"${operator}":[`.repeat(levels)}${innermost}${']}'.repeat(levels)}}`;

test.each([1, 10, 15])('a query may nest: %i levels deep', async (levels) => {
  for (const operator of ['$and', '$or'] as const) {
    expect((await sendText(nested(operator, levels))).status).toBe(200);
  }
});

test.each([16, 29, 60, 300, 20_000])('a query %i levels deep is refused, and the instance goes on', async (levels) => {
  for (const operator of ['$and', '$or'] as const) {
    const answer = await sendText(nested(operator, levels));
    expect([answer.status, await answer.json()]).toEqual([
      400,
      { error: expect.objectContaining({ code: 'invalid-request' }) },
    ]);
  }
  expect((await barn.call('GET', 'api/p')).status).toBe(200);
});

const branches = (count: number, branch: object): object[] => Array.from({ length: count }, () => branch);

test.each<[string, object]>([
  ['with 2,800 operators', { $and: branches(20, { $or: branches(20, { lastUpdated: operators }) }) }],
  ['with 40,000 values', { $or: branches(20, { $or: branches(2, { type: { $in: Array(1000).fill('a') } }) }) }],
  ['of 400 branches', { $or: branches(20, { $or: branches(20, { type: 'a' }) }) }],
  ['of 500,000 branches', { $or: Array(500_000).fill(0) }],
  ['of 50,000 fields', Object.fromEntries(Array.from({ length: 50_000 }, (_, at) => [`f${at}`, 1]))],
  ['of a member of 300,000 letters', { ['a'.repeat(300_000)]: 1 }],
])('a query %s is refused', async (_, query) => {
  const answer = await barn.call('POST', 'api/incidents/query', { token, body: { query } });
  expect([answer.status, answer.body.error?.code]).toEqual([400, 'invalid-request']);
});

test.each<[string, string]>([
  ['lists', '['.repeat(100_000)],
  ['objects', '{"a":'.repeat(100_000)],
  ['whole lists', `${'['.repeat(30_000)}${']'.repeat(30_000)}`],
])('a body of nested %s is refused before it is read', async (_, body) => {
  expect((await sendText(body)).status).toBe(400);
});

test('brackets within a string do not count', async () => {
  const text = `{"query":{"type":"${'\\"[{'.repeat(200)}"}}`;
  expect((await sendText(text)).status).toBe(200);
});
