import { defineRemote } from '@barnwatch/shared/federation';

export const remote = defineRemote({
  name: 'mf-settings',
  needs: { contract: '^1.1.0' },
  textNamespace: 'mf-settings',
  routes: [
    {
      path: '/dashboard/:barnId/settings',
      module: './settings',
      screen: 'SettingsScreen',
      titleKey: 'settings.title',
      guard: 'signed-in-at-barn',
    },
    {
      path: '/dashboard/:barnId/labs',
      module: './labs',
      screen: 'LabsScreen',
      titleKey: 'labs.title',
      guard: 'signed-in-at-barn',
    },
    {
      path: '/accessibility',
      module: './accessibility',
      screen: 'AccessibilityScreen',
      titleKey: 'accessibility.title',
      guard: 'none',
    },
  ],
  nav: [
    {
      id: 'settings',
      order: 43,
      icon: 'settings',
      titleKey: 'nav.settings',
      to: '/dashboard/:barnId/settings',
      placement: 'side',
      group: 'configure',
    },
    {
      id: 'accessibility',
      order: 95,
      icon: 'contrast',
      titleKey: 'nav.accessibility',
      to: '/accessibility',
      placement: 'side',
      group: 'configure',
    },
  ],
  finder: { module: './finder', hook: 'useSettingParts', guard: 'none' },
});
