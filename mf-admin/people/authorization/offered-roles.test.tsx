import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  availableRoles,
  card,
  openAuthorization as open,
  openAuthorizationBarn,
  roles,
} from '../../testing/authorization-barn';

const offered = (select: HTMLElement) =>
  within(select)
    .getAllByRole('option')
    .slice(1)
    .map((option) => option.getAttribute('value'));

test('6.8: only roles that the barn offers for an account, and that it does not have, are among the choices', async () => {
  const { barn, given } = await openAuthorizationBarn();
  // An answer of the barn that is older than what the account was given.
  barn.answer(availableRoles, { roles: roles.filter(({ roleId }) => roleId !== 'manager') });
  await open('?account=ben');
  const held = await card('Roles');
  const select = () => held.getByRole('combobox', { name: 'Another role' });
  expect(given.get('ben')).toEqual(['viewer']);
  expect(offered(select())).toEqual(['stockperson']);
  await userEvent.selectOptions(select(), 'stockperson');
  await userEvent.click(held.getByRole('button', { name: 'Add' }));
  // Chosen already: there is nothing left to add.
  expect(held.queryByRole('combobox', { name: 'Another role' })).toBeNull();
});

test('6.8: where the barn offers no role, none can be chosen; permissions that are held are not offered either', async () => {
  const { barn } = await openAuthorizationBarn();
  barn.answer(availableRoles, { roles: [] });
  await open('?account=ben');
  const held = await card('Permissions');
  expect(screen.queryByRole('combobox', { name: 'Another role' })).toBeNull();
  expect(offered(held.getByRole('combobox', { name: 'Another permission' }))).toEqual([
    'authorization.manage',
    'authorization.view',
    'config.manage',
    'watchdogs.view',
  ]);
});
