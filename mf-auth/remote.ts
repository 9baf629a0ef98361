import { defineRemote } from '@barnwatch/shared/federation';

export const remote = defineRemote({
  name: 'mf-auth',
  needs: { contract: '^1.0.0' },
  textNamespace: 'mf-auth',
  routes: [
    {
      path: '/select-barn',
      module: './select-barn',
      screen: 'SelectBarnScreen',
      titleKey: 'selectBarn.title',
      guard: 'none',
    },
  ],
  nav: [],
});
