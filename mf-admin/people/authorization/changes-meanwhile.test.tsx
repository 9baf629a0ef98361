import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AuthorizationBarn,
  account,
  addRole,
  card,
  giveStockperson,
  openAuthorization as open,
  openAuthorizationBarn,
  press,
  removeRole,
  roles,
} from '../../testing/authorization-barn';

let barn: AuthorizationBarn['barn'];
let given: AuthorizationBarn['given'];

beforeEach(async () => {
  ({ barn, given } = await openAuthorizationBarn());
});

test('F42: whoever loses the right while they make changes keeps them in sight, is told why they wait, and can put them away', async () => {
  await open('?account=ben');
  await giveStockperson();
  await act(() => barn.loseRights(['authorization.view']));
  const review = await card('1 change, not saved yet');
  expect(review.getByText('Changing this needs the permission authorization.manage.')).toBeVisible();
  expect(review.getByRole('button', { name: 'Save' })).toBeDisabled();
  await act(() => barn.loseRights(['authorization.view', 'authorization.manage']));
  expect(review.getByRole('button', { name: 'Save' })).toBeEnabled();
  await press('Undo all');
  expect(screen.queryByText('1 change, not saved yet')).toBeNull();
});

test('a barn that takes its time: each change is asked for once, however often Save is pressed, and what it came to stands there', async () => {
  let answer = (): void => undefined;
  const slow = new Promise<void>((resolve) => (answer = resolve));
  barn.answer(addRole, async () => {
    await slow;
    given.get('ben')?.push('stockperson');
    return { roles: [] };
  });
  await open('?account=ben');
  await giveStockperson();
  await press('Save');
  await userEvent.click(screen.getByRole('button', { name: /Save/ }));
  expect(screen.getByRole('button', { name: /^Undo Add role/ })).toBeDisabled();
  answer();
  expect(await screen.findByText('The change was saved.')).toBeVisible();
  expect(barn.asked(addRole)).toHaveLength(1);
});

test('what one takes from oneself is gone in the whole suite at once', async () => {
  const own = barn.barn.accountId;
  barn.answer('GET api/accounts', { accounts: [account(own, 'Me')] });
  given.set(own, ['manager']);
  barn.answer(removeRole, () => {
    given.set(own, []);
    barn.barn.permissions = ['authorization.view'];
    return { roles: [] };
  });
  await open(`?account=${own}`);
  await press('Remove Manager');
  await press('Save');
  expect(await screen.findByText('Changing this needs the permission authorization.manage.')).toBeVisible();
});

test.each([
  ['?account=gone', 'The barn does not have this account any more.'],
  ['?tab=roles&role=gone', 'The barn does not have this role any more.'],
  ['?tab=permissions&permission=gone', 'The barn does not have this permission any more.'],
])('%s, which somebody else has deleted, is told above what there is', async (search, words) => {
  await open(search);
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('searchbox')).toBeVisible();
});

test('damaged accounts and roles are set aside and told; the others are there (F49)', async () => {
  barn.answer('GET api/accounts', { accounts: [account('anna', 'Anna'), { accountId: 'ben' }] });
  barn.answer('GET api/authorization/roles/all', { roles: [...roles, { roleId: 7 }] });
  await open();
  expect(await screen.findByText('1 of 1')).toBeVisible();
  expect(screen.getAllByText('1 record could not be read and is missing below.')).toHaveLength(2);
});

test('changes that were not saved are not lost by going to all accounts, or to another view, without being asked', async () => {
  await open('?account=ben');
  await giveStockperson();
  expect(screen.getByText('1 change, not saved yet')).toBeVisible();
  for (const way of [
    screen.getByRole('button', { name: 'All accounts' }),
    screen.getByRole('tab', { name: 'Roles' }),
  ]) {
    await userEvent.click(way);
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('1 change, not saved yet')).toBeVisible();
  }
});
