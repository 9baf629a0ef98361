import { defineRemote } from '@barnwatch/shared/federation';

const mayManage = { any: ['cameras.manage'] } as const;

export const remote = defineRemote({
  name: 'mf-admin',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-admin',
  routes: [
    {
      path: '/dashboard/:barnId/administration/cameraOverview',
      module: './camera-overview',
      screen: 'CameraOverviewScreen',
      titleKey: 'cameraOverview.title',
      guard: 'signed-in-at-barn',
      permission: mayManage,
    },
    {
      path: '/dashboard/:barnId/administration/createCamera',
      module: './create-camera',
      screen: 'CreateCameraScreen',
      titleKey: 'createCamera.title',
      guard: 'signed-in-at-barn',
      permission: mayManage,
    },
  ],
  nav: [
    {
      id: 'camera-overview',
      order: 80,
      icon: 'administration',
      titleKey: 'nav.cameraOverview',
      to: '/dashboard/:barnId/administration/cameraOverview',
      placement: 'side',
      group: 'configure',
      permission: mayManage,
    },
  ],
  finder: { module: './finder', hook: 'useDecommissionedParts', guard: 'signed-in-at-barn', permission: mayManage },
});
