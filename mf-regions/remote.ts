import { defineRemote } from '@barnwatch/shared/federation';

const maySee = { any: ['regions.view'] } as const;

export const remote = defineRemote({
  name: 'mf-regions',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-regions',
  routes: [
    {
      path: '/dashboard/:barnId/administration/roi-types',
      module: './region-types',
      screen: 'RegionTypesScreen',
      titleKey: 'regionTypes.title',
      guard: 'signed-in-at-barn',
      permission: maySee,
    },
  ],
  nav: [
    {
      id: 'region-types',
      order: 50,
      icon: 'region',
      titleKey: 'nav.regionTypes',
      to: '/dashboard/:barnId/administration/roi-types',
      placement: 'side',
      group: 'configure',
      permission: maySee,
    },
  ],
  finder: { module: './finder', hook: 'useRegionParts', guard: 'signed-in-at-barn', permission: maySee },
});
