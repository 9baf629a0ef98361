import fc from 'fast-check';
import { loadContract } from '../contract/load-contract';
import { type FuzzStage, openFuzzStage } from './fuzz-stage';
import { fuzzedRequests } from './fuzzed-requests';

/**
 * Whatever takes longer hangs: the goal of 5 s is measured by `npm run bench -- FUZZ`, where nothing else keeps the
 * machine busy.
 */
const hangsAfterMs = 60_000;

const contract = loadContract();
let stage: FuzzStage;
beforeAll(async () => {
  stage = await openFuzzStage(contract, hangsAfterMs);
});
afterAll(() => stage?.stop());

test('whatever is sent, no call fails by a fault of the instance, none hangs, and no process ends', async () => {
  const requests = fc.oneof(...contract.operations.map((operation) => fuzzedRequests(contract, operation)));
  await fc.assert(
    fc.asyncProperty(requests, async (request) => {
      expect((await stage.send(request)).problem).toBeNull();
    }),
    { numRuns: 4_000 },
  );
  const probe = {
    operation: 'GET api/p',
    method: 'GET',
    target: '/api/p',
    headers: {},
    body: null,
    as: 'nobody',
    pick: 0,
  } as const;
  expect(await stage.send(probe)).toMatchObject({ problem: null, hasEnded: false });
});
