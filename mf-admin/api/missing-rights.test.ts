import type { RequestError } from '@barnwatch/shared/auth-client';
import { missingRights } from './missing-rights';

const refusal = (code: RequestError['code'], details?: unknown): RequestError => ({
  code,
  context: { instanceId: 'north-barn', call: 'PUT api/cameras/a/management/true', details },
});

test.each([
  [{ any: ['cameras.manage'] }, ['cameras.manage']],
  [{ all: ['a', 'b'], any: ['c'] }, ['a', 'b', 'c']],
  [{}, []],
  [undefined, []],
  [{ any: 'cameras.manage' }, []],
])('a refusal with %j names %j', (details, names) => {
  expect(missingRights(refusal('forbidden', details))).toEqual(names);
});

test('another failure is no matter of rights', () => {
  expect(missingRights(refusal('timeout', { any: ['cameras.manage'] }))).toEqual([]);
});
