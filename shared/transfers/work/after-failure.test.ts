import { failed } from '../../auth-client/requests/outcome';
import { exampleRecordings } from '../doubles/example-orders';
import { freshStanding, type Transfer } from '../record/transfer';
import { standingAfter } from './after-failure';

const transfer: Transfer = {
  identifier: 'one',
  instanceId: 'north-barn',
  accountId: 'manager',
  position: 0,
  madeAt: 0,
  order: exampleRecordings(),
  standing: freshStanding,
  done: { parts: 0, bytes: 0, items: 0, files: 0, missing: 0 },
  current: null,
  bytesPerS: null,
};

test.each([
  ['aborted', 'waiting'],
  ['no-auth', 'waiting'],
  ['forbidden', 'refused'],
] as const)('F12: an export whose call ends as %s is %s: with the next sign-in it goes on', (code, kind) => {
  const { error } = failed(code, { instanceId: 'north-barn', call: 'GET api/recordings' });
  expect(standingAfter(error, transfer, 0).kind).toBe(kind);
});
