import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  addPermission,
  addRole,
  card,
  openAuthorization as open,
  openAuthorizationBarn,
  press,
  removePermission,
} from '../../testing/authorization-barn';

async function givePermission(permissionId: string): Promise<void> {
  const held = await card('Permissions');
  await userEvent.selectOptions(held.getByRole('combobox', { name: 'Another permission' }), permissionId);
  await userEvent.click(held.getByRole('button', { name: 'Add' }));
}

test('6.8: a permission that is given and one that is taken reach the barn, and are there after it was asked again', async () => {
  const { barn, allowed } = await openAuthorizationBarn();
  await open('?account=ben');
  await givePermission('config.manage');
  await press('Remove cameras.view');
  expect([...barn.asked(addPermission), ...barn.asked(removePermission)]).toHaveLength(0);
  await press('Save');
  expect(await screen.findByText('2 changes were saved.')).toBeVisible();
  const ofBen = (permissionId: string) => [{ path: { permissionId, accountId: 'ben' } }];
  expect(barn.asked(addPermission)).toMatchObject(ofBen('config.manage'));
  expect(barn.asked(removePermission)).toMatchObject(ofBen('cameras.view'));
  expect(barn.asked(addRole)).toHaveLength(0);
  expect(allowed.get('ben')).toEqual(['config.manage']);
  const held = await card('Permissions');
  await waitFor(() => expect(held.getByRole('button', { name: 'Remove config.manage' })).toBeVisible());
  // It is still had through the role, and so cannot be taken from the account itself.
  expect(held.getByText('cameras.view')).toBeVisible();
  expect(held.queryByRole('button', { name: 'Remove cameras.view' })).toBeNull();
});

test('6.8: a permission that the barn does not give is told, and those that it gave are saved', async () => {
  const { barn, allowed } = await openAuthorizationBarn();
  barn.refuse(removePermission, 409, 'last-administrator');
  await open('?account=ben');
  await givePermission('config.manage');
  await press('Remove cameras.view');
  await press('Save');
  expect(await screen.findByText(/^Nobody would be left who may do everything/)).toBeVisible();
  expect(allowed.get('ben')).toEqual(['cameras.view', 'config.manage']);
  expect(await screen.findByRole('button', { name: 'Undo Remove permission: cameras.view' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Undo Add permission: config.manage' })).toBeNull();
});
