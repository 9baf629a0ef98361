import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  type AuthorizationBarn,
  addRole,
  card,
  openAuthorization as open,
  openAuthorizationBarn,
  press,
  removeRole,
  rolesOf,
} from '../../testing/authorization-barn';
import en from '../../texts/en.json';

let barn: AuthorizationBarn['barn'];
let given: AuthorizationBarn['given'];

async function openBarn(rights?: readonly string[]): Promise<void> {
  ({ barn, given } = await openAuthorizationBarn(rights));
}

beforeEach(() => openBarn());

test('6.8: all accounts are listed, found by their names, and opened', async () => {
  await open();
  expect(await screen.findByText('2 of 2')).toBeVisible();
  await userEvent.type(screen.getByRole('searchbox'), 'ann');
  expect(await screen.findByText('1 of 2')).toBeVisible();
  await userEvent.click(await screen.findByRole('gridcell', { name: 'Anna' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Anna' })).toBeVisible();
  expect(screen.getByTestId('address')).toHaveTextContent('?search=ann&account=anna');
  await press('All accounts');
  // One goes on where one was.
  expect(screen.getByRole('searchbox')).toHaveValue('ann');
});

test('6.8: who comes back from one finds the table that was left, not another one', async () => {
  await open();
  const table = await screen.findByRole('grid', { name: 'Accounts' });
  await userEvent.click(await screen.findByRole('gridcell', { name: 'Anna' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Anna' })).toBeVisible();
  expect(screen.queryByRole('grid')).toBeNull();
  await press('All accounts');
  expect(screen.getByRole('grid', { name: 'Accounts' })).toBe(table);
  expect(screen.queryByRole('heading', { level: 2, name: 'Anna' })).toBeNull();
});

test('6.8: of an account each permission says where it comes from', async () => {
  await open('?account=ben');
  const held = await card('Permissions');
  const [permission] = held.getAllByRole('listitem');
  expect(permission).toHaveTextContent('cameras.viewDirectlyThrough Viewer');
});

test('6.8: inherited roles name their way, and can be left out', async () => {
  await open('?account=anna');
  const held = await card('Roles');
  expect(held.getByText('Through Manager → Stockperson')).toBeVisible();
  await userEvent.click(screen.getByRole('switch', { name: 'Inherited ones too' }));
  expect(held.queryByText('Through Manager → Stockperson')).toBeNull();
  expect(held.getByRole('button', { name: 'Remove Manager' })).toBeVisible();
});

test('changes are shown with what they come to before they are saved, and the barn is asked to give before to take', async () => {
  await open('?account=ben');
  const held = await card('Roles');
  await userEvent.click(held.getByRole('button', { name: 'Remove Viewer' }));
  await userEvent.selectOptions(held.getByRole('combobox', { name: 'Another role' }), 'stockperson');
  await userEvent.click(held.getByRole('button', { name: 'Add' }));
  const review = await card('2 changes, not saved yet');
  expect(review.getByText('1 permission is gained:')).toBeVisible();
  expect(review.getByText('watchdogs.view')).toBeVisible();
  await userEvent.click(review.getByText('1 permission stays, for another reason'));
  expect(await review.findByText('Through Stockperson → Viewer')).toBeVisible();
  expect(barn.asked(addRole)).toHaveLength(0);
  await press('Save');
  expect(await screen.findByText('2 changes were saved.')).toBeVisible();
  expect(given.get('ben')).toEqual(['stockperson']);
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  await waitFor(() => expect(barn.asked(rolesOf)).toHaveLength(2));
});

test('the last administrator is kept by the barn, and it is said why; the change stays to be undone', async () => {
  barn.refuse(removeRole, 409, 'last-administrator');
  await open('?account=anna');
  await press('Remove Manager');
  await press('Save');
  expect(await screen.findByText(/^Nobody would be left who may do everything/)).toBeVisible();
  await press('Undo Remove role: Manager');
  expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
});

test('F42: a refusal names the missing permission', async () => {
  barn.refuse(addRole, 403, 'permission-missing', { all: ['config.manage'] });
  await open('?account=ben');
  const held = await card('Roles');
  await userEvent.selectOptions(held.getByRole('combobox', { name: 'Another role' }), 'manager');
  await userEvent.click(held.getByRole('button', { name: 'Add' }));
  await press('Save');
  expect(await screen.findByText(/config\.manage\./)).toBeVisible();
});

test('F47: what somebody else has taken away meanwhile is no failure', async () => {
  barn.answer(removeRole, () => {
    given.set('ben', []);
    const body = { error: { code: 'permission-not-direct', message: 'No.' } };
    return new Response(JSON.stringify(body), { status: 409, headers: { 'content-type': 'application/json' } });
  });
  await open('?account=ben');
  await press('Remove Viewer');
  await press('Save');
  expect(await screen.findByText('The change was saved.')).toBeVisible();
});

test('6.8: a permission names who has it and why', async () => {
  await open('?tab=permissions&permission=cameras.view');
  expect(await screen.findByText('2 of 2 accounts have it.')).toBeVisible();
  expect(screen.getByText('Through Manager → Stockperson → Viewer')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ben' })).toHaveAttribute('href', expect.stringContaining('account=ben'));
});

test('accounts that could not be asked are told, and asked again', async () => {
  barn.refuse(rolesOf, 500);
  await open('?tab=permissions&permission=cameras.view');
  expect(await screen.findByText('2 accounts could not be asked.')).toBeVisible();
  barn.answer(rolesOf, { roles: [] });
  await press('Try again');
  expect(await screen.findByText('1 of 2 accounts has it.')).toBeVisible();
});

test('who has a permission is known without the barn once it was told, and it is said how old that is (F1)', async () => {
  const address = '?tab=permissions&permission=cameras.view';
  const { unmount } = await open(address);
  expect(await screen.findByText('2 of 2 accounts have it.')).toBeVisible();
  unmount();
  barn.refuse(rolesOf, 503);
  await open(address);
  expect(await screen.findByText('2 of 2 accounts have it.')).toBeVisible();
  expect(screen.getByText('2 accounts could not be asked.')).toBeVisible();
  expect(screen.getByText(en.holders.old)).toBeVisible();
});

test('6.8: two accounts are compared', async () => {
  await open('?tab=compare&one=anna&other=ben');
  expect(await screen.findByText('They differ in 3 permissions.')).toBeVisible();
});

test('on a phone two accounts are compared one below the other, and nothing is scrolled sideways', async () => {
  const wide = window.matchMedia;
  window.matchMedia = (query) => ({ ...wide(query), matches: query.includes('max-width') });
  try {
    await open('?tab=compare&one=anna&other=ben');
    const list = within(await screen.findByRole('list', { name: 'Compare' }));
    const rows = list.getAllByRole('listitem');
    expect(rows).toHaveLength(3);
    expect(within(rows[0] as HTMLElement).getAllByRole('term')).toHaveLength(2);
    expect(screen.queryByRole('grid')).toBeNull();
  } finally {
    window.matchMedia = wide;
  }
});

test('a role says what it gives and through which roles', async () => {
  await open('?tab=roles&role=manager');
  const gives = await card('Permissions');
  expect(gives.getByText('Through Manager → Stockperson → Viewer')).toBeVisible();
});

test('without the right to change it, it is for reading only', async () => {
  await openBarn(['authorization.view']);
  await open('?account=ben');
  expect(await screen.findByText('Changing this needs the permission authorization.manage.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove Viewer' })).toBeNull();
});

test('loading and failed say so', async () => {
  barn.answer('GET api/accounts', () => 'silence');
  const { unmount } = await open();
  expect(screen.getAllByRole('status')[0]).toHaveTextContent('Accounts, roles and permissions are being loaded.');
  unmount();
  await openBarn();
  barn.refuse('GET api/authorization/roles/all', 500);
  await open();
  expect(await screen.findByText('The roles could not be loaded.')).toBeVisible();
});

test('speaks German', async () => {
  await open('?account=anna', 'de');
  expect((await card('Rollen')).getByText('Über Manager → Stockperson')).toBeVisible();
});
