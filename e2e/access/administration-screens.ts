import { expect } from '@playwright/test';
import type { Screen } from './screen';

const barn = '/dashboard/north-barn';

/** Who may do what, and the accounts of programs. */
export const administrationScreens: readonly Screen[] = [
  {
    name: 'camera overview',
    path: `${barn}/administration/cameraOverview`,
    isComplete: async (suite) => {
      await expect(suite.page.getByText('Spare camera').first()).toBeVisible();
    },
  },
  {
    name: 'create camera',
    path: `${barn}/administration/createCamera`,
    isComplete: async (suite) => {
      await expect(suite.page.getByRole('button', { name: suite.words('mf-admin', 'createCamera.try') })).toBeVisible();
    },
  },
  {
    name: 'authorization',
    path: `${barn}/administration/authorization`,
    isComplete: async (suite) => {
      await expect(suite.page.getByText('Vera Viewer').first()).toBeVisible();
    },
  },
  {
    name: 'roles and permissions of an account',
    path: `${barn}/administration/authorization?account=account-viewer`,
    isComplete: async (suite) => {
      const permissions = suite.page.getByRole('region', {
        name: suite.words('mf-admin', 'accountAccess.permissions'),
      });
      await expect(permissions.getByRole('listitem').first()).toBeVisible();
    },
  },
  {
    name: 'two accounts compared',
    path: `${barn}/administration/authorization?tab=compare&one=account-viewer&other=account-manager`,
    isComplete: async (suite) => {
      const name = suite.words('mf-admin', 'authorization.tab.compare');
      const rows = suite.page.getByRole('main').getByRole('list', { name });
      await expect(suite.page.getByRole('main').getByRole('grid', { name }).or(rows)).toBeVisible();
    },
  },
  {
    name: 'who has a permission',
    path: `${barn}/administration/authorization?tab=permissions&permission=cameras.view`,
    isComplete: async (suite) => {
      await expect(suite.page.getByRole('main').getByRole('link', { name: 'Vera Viewer' })).toBeVisible();
      await expect(suite.page.getByRole('main').getByRole('progressbar')).toHaveCount(0);
    },
  },
  {
    name: 'service accounts',
    path: `${barn}/administration/service-accounts?circle=all`,
    isComplete: async (suite) => {
      await expect(suite.page.getByRole('region', { name: 'Climate computer' })).toBeVisible();
    },
  },
];
