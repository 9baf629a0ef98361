import { expect } from '@playwright/test';
import type { Screen } from './screen';

const barn = '/dashboard/north-barn';

/** Parts of the screens of incidents that are opened on them. */
export const incidentScreens: readonly Screen[] = [
  {
    name: 'one incident',
    path: `${barn}/interventions`,
    isComplete: async (suite) => {
      const { page } = suite;
      await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await expect(page.getByRole('heading', { name: suite.words('mf-incidents', 'incident.events') })).toBeVisible();
      await expect(page.locator('main ol li').first()).toBeVisible();
    },
  },
  {
    name: 'form of an intervention',
    path: `${barn}/interventions?intervention=new`,
    isComplete: async (suite) => {
      await expect(suite.page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
    },
  },
  {
    name: 'export of interventions',
    path: `${barn}/interventions`,
    isComplete: async (suite) => {
      const { page } = suite;
      await page.getByRole('button', { name: suite.words('mf-incidents', 'export.open'), exact: true }).click();
      const download = suite.words('mf-incidents', 'export.download');
      await expect(page.getByRole('dialog').getByRole('button', { name: download })).toBeEnabled();
    },
  },
  {
    name: 'interventions as a table',
    path: `${barn}/interventions?form=table`,
    isComplete: async (suite) => {
      await expect(suite.page.getByRole('gridcell').first()).toBeVisible();
    },
  },
];
