import { defineRemote } from '@barnwatch/shared/federation';

export const remote = defineRemote({
  name: 'mf-auth',
  needs: { contract: '^1.1.0' },
  textNamespace: 'mf-auth',
  routes: [
    {
      path: '/select-barn',
      module: './barns/select-barn',
      screen: 'SelectBarnScreen',
      titleKey: 'selectBarn.title',
      guard: 'none',
      atStart: true,
    },
    {
      path: '/ql/:action',
      module: './barns/quick-links',
      screen: 'QuickLinksScreen',
      titleKey: 'quickLink.title',
      guard: 'none',
    },
    {
      path: '/account',
      module: './access/account',
      screen: 'AccountScreen',
      titleKey: 'account.title',
      guard: 'none',
    },
    {
      path: '/single-sign-on/:targetInstance',
      module: './access/single-sign-on',
      screen: 'SingleSignOnScreen',
      titleKey: 'singleSignOn.routeTitle',
      guard: 'none',
    },
  ],
  nav: [],
});
