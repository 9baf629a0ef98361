import { defineRemote } from '@barnwatch/shared/federation';

const maySee = { any: ['regions.view'] } as const;
const maySeeCanvases = { any: ['canvases.view'] } as const;

export const remote = defineRemote({
  name: 'mf-regions',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-regions',
  routes: [
    {
      path: '/dashboard/:barnId/camera-canvas/:canvasId?',
      module: './canvases/camera-canvas',
      screen: 'CameraCanvasScreen',
      titleKey: 'cameraCanvas.title',
      guard: 'signed-in-at-barn',
      permission: maySeeCanvases,
    },
    {
      path: '/dashboard/:barnId/administration/roi-types',
      module: './regions/region-types',
      screen: 'RegionTypesScreen',
      titleKey: 'regionTypes.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
  ],
  nav: [
    {
      id: 'camera-canvas',
      order: 13,
      icon: 'screen',
      titleKey: 'nav.cameraCanvas',
      to: '/dashboard/:barnId/camera-canvas',
      placement: 'side',
      permission: maySeeCanvases,
    },
    {
      id: 'region-types',
      order: 50,
      icon: 'region',
      titleKey: 'nav.regionTypes',
      to: '/dashboard/:barnId/administration/roi-types',
      placement: 'side',
      permission: maySee,
    },
  ],
});
