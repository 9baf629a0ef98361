import { expect } from '@playwright/test';
import type { Suite } from '../harness/suite';
import type { TextPlace } from '../harness/words';

/** A screen as it is opened by its address, and how one knows that it is complete. */
export interface Screen {
  readonly name: string;
  readonly path: string;
  readonly isComplete: (suite: Suite) => Promise<void>;
}

const barn = '/dashboard/north-barn';

const headed = (place: TextPlace, key: string) => async (suite: Suite) => {
  await expect(suite.heading(suite.words(place, key))).toBeVisible();
};

/** Every route of the suite, as someone sees it who may do everything at North barn. `/` leads to one of them. */
export const screens: readonly Screen[] = [
  {
    name: 'cameras',
    path: `${barn}/camera`,
    isComplete: async (suite) => {
      await suite.expectCameras();
      await expect(suite.page.locator('main li img').first()).toBeVisible();
    },
  },
  {
    name: 'live picture',
    path: `${barn}/camera/streaming/pen-01/Pen%201%20feeder`,
    isComplete: (suite) => suite.expectTileState(/^(live|lagging)$/),
  },
  {
    name: 'incidents',
    path: `${barn}/incidents`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main li article').first()).toBeVisible();
    },
  },
  {
    name: 'region types',
    path: `${barn}/administration/roi-types`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main form').first()).toBeVisible();
    },
  },
  {
    name: 'camera overview',
    path: `${barn}/administration/cameraOverview`,
    isComplete: async (suite) => {
      await expect(suite.page.getByText('Spare camera').first()).toBeVisible();
    },
  },
  {
    name: 'system information',
    path: '/system-information',
    isComplete: headed('shell', 'systemInformation.title'),
  },
  { name: 'select barn', path: '/select-barn', isComplete: headed('mf-auth', 'selectBarn.title') },
  { name: 'start', path: '/', isComplete: headed('shell', 'entry.title') },
];
