import { expect } from '@playwright/test';
import type { Suite } from '../harness/suite';
import type { Screen } from './screen';

const barn = '/dashboard/north-barn';

const titled = (key: string) => async (suite: Suite) => {
  await expect(suite.heading(suite.words('mf-settings', key))).toBeVisible();
};

async function expectStorageMeasured(suite: Suite): Promise<void> {
  await titled('settings.title')(suite);
  await expect(suite.page.locator('main [data-setting="storage"] li').first()).toBeVisible();
}

/** The screens of settings. */
export const settingScreens: readonly Screen[] = [
  { name: 'settings', path: `${barn}/settings`, isComplete: expectStorageMeasured },
  {
    name: 'take along',
    path: `${barn}/take-along`,
    isComplete: async (suite) => {
      await expect(suite.heading(suite.words('shell', 'along.title'))).toBeVisible();
    },
  },
  { name: 'labs', path: `${barn}/labs`, isComplete: titled('labs.title') },
  { name: 'accessibility', path: '/accessibility', isComplete: titled('accessibility.title') },
];

/** Settings with what is opened on them. */
export const openedSettingScreens: readonly Screen[] = [
  {
    name: 'developer options',
    path: `${barn}/settings?setting=developerOptions`,
    isComplete: async (suite) => {
      const options = suite.page.locator('main [data-setting="developerOptions"] input');
      if (!(await options.isChecked())) await options.click();
      await expect(suite.page.locator('main [data-setting="log"]')).toBeVisible();
    },
  },
];
