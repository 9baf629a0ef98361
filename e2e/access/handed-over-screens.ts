import { expect } from '@playwright/test';
import type { Screen } from './screen';

/** What a system opens the installed suite with, as somebody finds it who comes without. */
export const handedOverScreens: readonly Screen[] = [
  {
    name: 'file with the code of a barn',
    path: '/ql/open-file',
    isComplete: async (suite) => {
      await expect(suite.page.getByText(suite.words('mf-auth', 'quickLink.file.none'))).toBeVisible();
    },
  },
  {
    name: 'what was shared',
    path: '/share',
    isComplete: async (suite) => {
      await expect(suite.page.getByText(suite.words('shell', 'shares.noneHint'))).toBeVisible();
    },
  },
];
