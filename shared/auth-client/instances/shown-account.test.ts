import { shownAccount } from './shown-account';

test.each([
  [{ accountName: 'anna@barn.example', accountId: '41b0' }, 'anna@barn.example'],
  [{ accountName: null, accountId: '41b0' }, '41b0'],
  [{ accountName: null, accountId: null }, ''],
])('%j is shown as %j', (account, shown) => {
  expect(shownAccount(account)).toBe(shown);
});
