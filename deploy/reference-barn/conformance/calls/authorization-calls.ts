import { answers, type Row, refuses } from '../row';

const accountId = 'account-newcomer';
const nobody = { path: { accountId: 'none' } };
const giveRole = 'PUT api/authorization/add_role/{roleId}/to_user/{accountId}';
const takeRole = 'DELETE api/authorization/delete_role/{roleId}/from_user/{accountId}';
const givePermission = 'PUT api/authorization/add_permission/{permissionId}/to_user/{accountId}';
const takePermission = 'DELETE api/authorization/delete_permission/{permissionId}/from_user/{accountId}';

/** Who may do what. */
export const authorizationCalls: readonly Row[] = [
  answers('GET api/authorization/permissions/all', 200),
  answers('GET api/authorization/roles/all', 200),
  answers('GET api/accounts', 200),
  answers('GET api/authorization/permissions/by_user/{accountId}/', 200, { path: { accountId } }),
  refuses('GET api/authorization/permissions/by_user/{accountId}/', 404, 'account-unknown', nobody),
  answers('GET api/authorization/roles/by_user/{accountId}/', 200, { path: { accountId }, query: { recursive: true } }),
  refuses('GET api/authorization/roles/by_user/{accountId}/', 404, 'account-unknown', nobody),
  answers('GET api/authorization/roles/available_for_user/{accountId}', 200, { path: { accountId } }),
  refuses('GET api/authorization/roles/available_for_user/{accountId}', 404, 'account-unknown', nobody),
  answers(giveRole, 200, { path: { roleId: 'viewer', accountId: 'account-unsure' } }),
  refuses(giveRole, 404, 'role-unknown', { path: { roleId: 'none', accountId } }),
  refuses(giveRole, 409, 'role-not-available', { path: { roleId: 'manager', accountId: 'program' } }),
  answers(takeRole, 200, { path: { roleId: 'viewer', accountId: 'account-unsure' } }),
  refuses(takeRole, 404, 'role-unknown', { path: { roleId: 'none', accountId } }),
  refuses(takeRole, 409, 'permission-not-direct', { path: { roleId: 'viewer', accountId } }),
  answers(givePermission, 200, { path: { permissionId: 'data.view', accountId: 'account-unsure' } }),
  refuses(givePermission, 404, 'permission-unknown', { path: { permissionId: 'none', accountId } }),
  answers(takePermission, 200, { path: { permissionId: 'data.view', accountId: 'account-unsure' } }),
  refuses(takePermission, 404, 'permission-unknown', { path: { permissionId: 'none', accountId } }),
  refuses(takePermission, 409, 'permission-not-direct', { path: { permissionId: 'data.view', accountId } }),
];

const unknown = { path: { serviceAccountId: 'none' } };

function keyCalls(scope: 'own' | 'all'): readonly Row[] {
  const add = `PUT api/service_accounts/${scope}/{serviceAccountId}/pubkeys` as const;
  const remove = `DELETE api/service_accounts/${scope}/{serviceAccountId}/pubkeys/{fingerprint}` as const;
  const path = { serviceAccountId: 'program' };
  return [
    answers(`GET api/service_accounts/${scope}`, 200),
    answers(`GET api/service_accounts/${scope}/{serviceAccountId}`, 200, { path }),
    refuses(`GET api/service_accounts/${scope}/{serviceAccountId}`, 404, 'service-account-unknown', unknown),
    answers(add, 200, { path, keep: { fingerprint: 'serviceAccount.publicKeys.0.fingerprint' } }),
    refuses(add, 409, 'public-key-exists', { path }),
    refuses(add, 404, 'service-account-unknown', unknown),
    answers(remove, 200, { path: { ...path, fingerprint: '{fingerprint}' } }),
    refuses(remove, 404, 'public-key-unknown', { path: { ...path, fingerprint: '{fingerprint}' } }),
  ];
}

export const serviceAccountCalls: readonly Row[] = [
  ...keyCalls('own'),
  ...keyCalls('all'),
  answers('PUT api/service_accounts/own/{serviceAccountId}/pubkeys', 200, {
    path: { serviceAccountId: 'program' },
    body: { publicKey: '{programKey}', expiry: null },
  }),
];
