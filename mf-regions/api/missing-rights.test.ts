import type { RequestError } from '@barnwatch/shared/auth-client';
import { missingRights } from './missing-rights';

const refusal = (code: RequestError['code'], details?: unknown): RequestError => ({
  code,
  context: { instanceId: 'north-barn', call: 'PUT api/regions/types/feeder', details },
});

test.each([
  [{ any: ['regions.manage'] }, ['regions.manage']],
  [{ all: ['a', 'b'], any: ['c'] }, ['a', 'b', 'c']],
  [{}, []],
  [undefined, []],
  [{ any: 'regions.manage' }, []],
])('a refusal with %j names %j', (details, names) => {
  expect(missingRights(refusal('forbidden', details))).toEqual(names);
});

test('another failure is no matter of rights', () => {
  expect(missingRights(refusal('timeout', { any: ['regions.manage'] }))).toEqual([]);
});
