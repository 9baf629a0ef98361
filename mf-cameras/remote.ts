import { defineRemote } from '@barnwatch/shared/federation';

const maySee = { any: ['cameras.view'] } as const;

export const remote = defineRemote({
  name: 'mf-cameras',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-cameras',
  routes: [
    {
      path: '/dashboard/:barnId/camera/:cameraId?',
      module: './camera-list',
      screen: 'CameraListScreen',
      titleKey: 'cameraList.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
    {
      path: '/dashboard/:barnId/camera/streaming/:id/:name',
      module: './live-view',
      screen: 'LiveViewScreen',
      titleKey: 'liveView.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
  ],
  nav: [
    {
      id: 'camera',
      order: 10,
      icon: 'camera',
      titleKey: 'nav.camera',
      to: '/dashboard/:barnId/camera',
      placement: 'bar',
      permission: maySee,
    },
  ],
});
