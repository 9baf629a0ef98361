import { compileContract } from '../reference-barn/contract/compile-contract';
import { loadContract } from '../reference-barn/contract/load-contract';
import { exampleAnswer } from './example-answer';
import { type MockBarn, startMockBarn } from './start-mock-barn';

const contract = compileContract(loadContract());

test.each(contract.operations.map((operation) => [operation.key, operation] as const))(
  '%s: what is made of the contract keeps the contract',
  (_, operation) => {
    const { status, mediaType, body } = exampleAnswer(contract, operation);
    if (mediaType !== 'application/json') return expect(body).not.toBe('');
    // A file that the contract has no example of is refused, as the contract says.
    expect(operation.answers.has(status)).toBe(true);
    expect(contract.compile(operation).checkAnswer(status, JSON.parse(body))).toEqual([]);
  },
);

describe('a barn that is nothing but the contract', () => {
  let barn: MockBarn;
  beforeAll(async () => {
    barn = await startMockBarn(0, contract);
  });
  afterAll(() => barn.stop());

  const bearer = { authorization: 'Bearer any' };
  const ask = async (path: string, init: RequestInit = {}) => {
    const answer = await fetch(`${barn.address}/${path}`, init);
    return { status: answer.status, body: await answer.json() };
  };

  test('answers with its examples, whichever way the address is written', async () => {
    const { body } = await ask('api/cameras', { headers: bearer });
    expect(Object.keys(body.data.cameras)).toEqual(['pen-01', 'pen-02']);
    expect(await ask('api/incidents', { method: 'POST', headers: bearer, body: '{}' })).toMatchObject({ status: 400 });
    expect((await fetch(`${barn.address}/api/p`)).status).toBe(200);
  });

  test('takes a word of an address before a parameter', async () => {
    const body = JSON.stringify({ allCameras: true });
    const answer = await ask('api/privacy/multiple/60000', { method: 'PUT', headers: bearer, body });
    expect(answer).toMatchObject({ status: 200, body: { data: { privacy: { 'pen-01': {} } } } });
  });

  test('refuses what breaks the contract, and remembers it', async () => {
    expect(await ask('api/cameras')).toMatchObject({ status: 401, body: { error: { code: 'token-missing' } } });
    expect(await ask('api/nothing')).toMatchObject({ status: 404, body: { error: { code: 'route-unknown' } } });
    expect(await ask('api/cameras?colour=red', { headers: bearer })).toMatchObject({
      status: 400,
      body: { error: { code: 'invalid-request', details: { issues: [{ in: 'query', field: '/colour' }] } } },
    });
    expect((await fetch(`${barn.address}/api/cameras/%E0%A4%A`, { headers: bearer })).status).toBe(200);
    expect(barn.broken).toContain('GET /api/nothing: no such call');
    expect(barn.broken.some((one) => one.startsWith('GET api/cameras:'))).toBe(true);
  });
});
