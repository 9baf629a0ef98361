import { defineRemote } from '@barnwatch/shared/federation';

const mayManage = { any: ['cameras.manage'] } as const;
const maySeeAuthorization = { any: ['authorization.view'] } as const;
const maySeeServiceAccounts = { any: ['serviceAccounts.own', 'serviceAccounts.all'] } as const;

export const remote = defineRemote({
  name: 'mf-admin',
  needs: { contract: '^1.1.0' },
  textNamespace: 'mf-admin',
  routes: [
    {
      path: '/dashboard/:barnId/administration/cameraOverview',
      module: './cameras/camera-overview',
      screen: 'CameraOverviewScreen',
      titleKey: 'cameraOverview.title',
      guard: 'signed-in-at-barn',
      permission: mayManage,
    },
    {
      path: '/dashboard/:barnId/administration/authorization',
      module: './people/authorization',
      screen: 'AuthorizationScreen',
      titleKey: 'authorization.title',
      guard: 'signed-in-at-barn',
      permission: maySeeAuthorization,
    },
    {
      path: '/dashboard/:barnId/administration/service-accounts',
      module: './service-accounts/service-accounts',
      screen: 'ServiceAccountsScreen',
      titleKey: 'serviceAccounts.title',
      guard: 'signed-in-at-barn',
      permission: maySeeServiceAccounts,
    },
    {
      path: '/dashboard/:barnId/administration/createCamera',
      module: './cameras/create-camera',
      screen: 'CreateCameraScreen',
      titleKey: 'createCamera.title',
      guard: 'signed-in-at-barn',
      permission: mayManage,
    },
  ],
  nav: [
    {
      id: 'camera-overview',
      order: 44,
      icon: 'administration',
      titleKey: 'nav.cameraOverview',
      to: '/dashboard/:barnId/administration/cameraOverview',
      placement: 'side',
      group: 'configure',
      permission: mayManage,
    },
    {
      id: 'authorization',
      order: 81,
      icon: 'lock',
      titleKey: 'nav.authorization',
      to: '/dashboard/:barnId/administration/authorization',
      placement: 'side',
      group: 'configure',
      permission: maySeeAuthorization,
    },
    {
      id: 'service-accounts',
      order: 82,
      icon: 'account',
      titleKey: 'nav.serviceAccounts',
      to: '/dashboard/:barnId/administration/service-accounts',
      placement: 'side',
      group: 'configure',
      permission: maySeeServiceAccounts,
    },
  ],
  finder: {
    module: './finder/administration-parts',
    hook: 'useAdministrationParts',
    guard: 'signed-in-at-barn',
    permission: { any: [...mayManage.any, ...maySeeAuthorization.any] },
  },
});
