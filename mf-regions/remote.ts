import { defineRemote } from '@barnwatch/shared/federation';

const maySee = { any: ['regions.view'] } as const;

export const remote = defineRemote({
  name: 'mf-regions',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-regions',
  routes: [
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
      id: 'region-types',
      order: 47,
      icon: 'region',
      titleKey: 'nav.regionTypes',
      to: '/dashboard/:barnId/administration/roi-types',
      placement: 'side',
      permission: maySee,
    },
    {
      id: 'region-specifications',
      order: 48,
      icon: 'region',
      titleKey: 'nav.regionSpecifications',
      to: '/dashboard/:barnId/administration/roi-specifications',
      placement: 'side',
      permission: maySee,
    },
    {
      id: 'region-wizard',
      order: 49,
      icon: 'region',
      titleKey: 'nav.regionWizard',
      to: '/dashboard/:barnId/administration/roi-wizard',
      placement: 'side',
      permission: maySee,
    },
  ],
});
