import type { RequestError } from '@barnwatch/shared/auth-client';
import { failureKey } from './failure-key';

const error = (code: RequestError['code'], reason?: string): RequestError => ({
  code,
  context: { instanceId: '66', call: 'GET api/idp/1/login/', ...(reason !== undefined && { reason }) },
});

test.each([
  ['the senator is off', error('offline'), 'singleSignOn.senatorOff'],
  ['it cannot reach the barn', error('server-error', 'instance-unreachable'), 'singleSignOn.barnUnreachable'],
  ['the barn does not answer it', error('server-error', 'instance-silent'), 'singleSignOn.barnUnreachable'],
  ['it knows no such barn', error('not-found', 'instance-unknown'), 'singleSignOn.barnUnknownThere'],
  ['it is broken', error('server-error'), null],
  ['it gives a reason of a later version', error('rejected', 'toString'), null],
])('%s', (_name, failure, key) => {
  expect(failureKey(failure)).toBe(key);
});
