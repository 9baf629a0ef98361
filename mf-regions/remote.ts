import { defineRemote } from '@barnwatch/shared/federation';

const maySee = { any: ['regions.view'] } as const;
const maySeeCanvases = { any: ['canvases.view'] } as const;
const mayManageCanvases = { all: ['canvases.view', 'canvases.manage'] } as const;

export const remote = defineRemote({
  name: 'mf-regions',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-regions',
  routes: [
    {
      path: '/dashboard/:barnId/canvas-list',
      module: './canvases/canvas-list',
      screen: 'CanvasListScreen',
      titleKey: 'canvasList.title',
      guard: 'signed-in-at-barn',
      permission: maySeeCanvases,
    },
    {
      path: '/dashboard/:barnId/canvas-creator',
      module: './canvases/canvas-creator',
      screen: 'CanvasCreatorScreen',
      titleKey: 'canvasCreator.newTitle',
      guard: 'signed-in-at-barn',
      permission: mayManageCanvases,
    },
    {
      path: '/dashboard/:barnId/canvas-creator/:canvasId',
      module: './canvases/canvas-creator',
      screen: 'CanvasCreatorScreen',
      titleKey: 'canvasCreator.title',
      guard: 'signed-in-at-barn',
      permission: mayManageCanvases,
    },
    {
      path: '/dashboard/:barnId/administration/roi-types',
      module: './regions/region-types',
      screen: 'RegionTypesScreen',
      titleKey: 'regionTypes.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
    {
      path: '/dashboard/:barnId/administration/roi-specifications',
      module: './regions/region-specifications',
      screen: 'RegionSpecificationsScreen',
      titleKey: 'regionSpecifications.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
    {
      path: '/dashboard/:barnId/administration/roi-wizard',
      module: './regions/region-wizard',
      screen: 'RegionWizardScreen',
      titleKey: 'regionWizard.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
  ],
  nav: [
    {
      id: 'canvases',
      order: 45,
      icon: 'images',
      titleKey: 'nav.canvases',
      to: '/dashboard/:barnId/canvas-list',
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
    {
      id: 'region-specifications',
      order: 51,
      icon: 'region',
      titleKey: 'nav.regionSpecifications',
      to: '/dashboard/:barnId/administration/roi-specifications',
      placement: 'side',
      permission: maySee,
    },
    {
      id: 'region-wizard',
      order: 52,
      icon: 'region',
      titleKey: 'nav.regionWizard',
      to: '/dashboard/:barnId/administration/roi-wizard',
      placement: 'side',
      permission: maySee,
    },
  ],
});
