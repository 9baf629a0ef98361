import { expect } from '@playwright/test';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import type { Suite } from '../harness/suite';
import type { TextPlace } from '../harness/words';
import type { Screen } from './screen';
import { openedSettingScreens } from './setting-screens';

const barn = '/dashboard/north-barn';

/** Presses a button of the screen, and waits for the dialog that it opens. */
const dialogBy =
  (place: TextPlace, key: string, values: Readonly<Record<string, string>> = {}) =>
  async (suite: Suite) => {
    const { page } = suite;
    const button = page.getByRole('main').getByRole('button', { name: suite.words(place, key, values), exact: true });
    await button.filter({ visible: true }).first().click();
    await expect(page.getByRole('dialog').filter({ visible: true }).first()).toBeVisible();
  };

const anHourAgo = Date.now() - millisecondsInHour;

/** Two times of a camera, in one of the two forms of comparison. */
const comparison = (form: 'beside' | 'slider'): Screen => ({
  name: `two times, ${form}`,
  path: `${barn}/camera/images/pen-01/Pen%201%20feeder?time=${anHourAgo}&compare=${anHourAgo - millisecondsInDay}&form=${form}`,
  isComplete: async ({ page }) => {
    await expect(page.locator('main img').filter({ visible: true })).toHaveCount(2);
  },
});

/** It asks all remotes for what they have, beside the screen below it. */
export const quickFinder: Screen = {
  name: 'quick finder',
  path: `${barn}/camera`,
  isComplete: async (suite) => {
    const { page } = suite;
    await suite.expectCameras();
    const open = page.getByRole('button', { name: suite.words('shell', 'finder.open'), exact: true });
    await open.filter({ visible: true }).first().click();
    await page.getByRole('dialog').getByRole('combobox').fill('pen');
    await expect(page.getByRole('option', { name: /^Pen 1 feeder/ })).toBeVisible();
  },
};

/** Pressed before its files are there it opens its list when they are. */
export const notifications: Screen = {
  name: 'notifications',
  path: `${barn}/camera`,
  isComplete: async (suite) => {
    const { page } = suite;
    await suite.expectCameras();
    const title = suite.words('mf-incidents', 'notifications.title');
    await page.getByRole('button', { name: new RegExp(`^${title}`) }).click();
    const list = page.getByRole('dialog', { name: title });
    await expect(list.getByText(suite.words('mf-incidents', 'notifications.snoozeHint'))).toBeVisible();
  },
};

/** What is opened on a screen: dialogs, walls, the calendar, comparisons, tables in place of charts. */
export const openedScreens: readonly Screen[] = [
  quickFinder,
  notifications,
  { name: 'privacy mode', path: `${barn}/camera`, isComplete: dialogBy('mf-cameras', 'privacy.name') },
  {
    name: 'changes of an account',
    path: `${barn}/administration/authorization?account=account-viewer`,
    isComplete: async (suite) => {
      const { page } = suite;
      const take = suite.words('mf-admin', 'accountAccess.take');
      await page
        .getByRole('main')
        .getByRole('button', { name: `${take} Viewer` })
        .click();
      await expect(page.getByRole('button', { name: suite.words('mf-admin', 'review.save') })).toBeVisible();
    },
  },
  {
    name: 'new public key',
    path: `${barn}/administration/service-accounts`,
    isComplete: async (suite) => {
      const { page } = suite;
      await page.getByRole('region', { name: 'Climate computer' }).getByRole('button').first().click();
      await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible();
    },
  },
  {
    name: 'menu of a tile',
    path: `${barn}/grid`,
    isComplete: dialogBy('mf-cameras', 'cameraMenu.open', { name: 'Pen 1 feeder' }),
  },
  {
    name: 'events of a graph',
    path: `${barn}/camera/graph/pen-01/Pen%201%20feeder?span=28d`,
    isComplete: async ({ page }) => {
      await page.locator('main summary').first().click();
      await expect(page.locator('main details li').first()).toBeVisible();
    },
  },
  {
    name: 'layers of a camera canvas',
    path: `${barn}/camera-canvas`,
    isComplete: dialogBy('mf-regions', 'cameraCanvas.layers'),
  },
  {
    name: 'wall of a camera canvas',
    path: `${barn}/camera-canvas?layers=live,names,regions,regionCounts,heatmap,counts,incidents,deadAnimals,offline&heatmap=${millisecondsInHour}&wall=1`,
    isComplete: async ({ page }) => {
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
    },
  },
  { name: 'layout of the grid', path: `${barn}/grid`, isComplete: dialogBy('mf-cameras', 'grid.settings') },
  {
    name: 'moment on the timeline',
    path: `${barn}/recordings?cameraId=pen-01`,
    isComplete: async ({ page }) => {
      const timeline = page.locator('main [role="application"][data-known="true"]');
      await timeline.press('Enter');
      await page.locator('main summary').click();
      await expect(page.locator('main [data-recording] img').first()).toBeVisible();
    },
  },
  {
    name: 'points of a region',
    path: `${barn}/administration/polygon-editor/pen-01`,
    isComplete: async (suite) => {
      const { page } = suite;
      await page.locator('main li button[aria-pressed]').first().click();
      const field = suite.words('mf-regions', 'polygonEditor.points.x', { point: 1 });
      await expect(page.getByRole('textbox', { name: field })).toBeVisible();
    },
  },
  {
    name: 'regions for other cameras',
    path: `${barn}/administration/polygon-editor/pen-01`,
    isComplete: dialogBy('mf-regions', 'polygonEditor.copying.open'),
  },
  {
    name: 'tiles to be arranged',
    path: `${barn}/grid`,
    isComplete: async (suite) => {
      const { page } = suite;
      await page.getByRole('button', { name: suite.words('mf-cameras', 'grid.arrange'), exact: true }).click();
      await expect(page.locator('[data-grip]').first()).toBeVisible();
    },
  },
  {
    name: 'wall of the grid',
    path: `${barn}/grid?wall=1`,
    isComplete: async ({ page }) => {
      await expect(page.getByRole('dialog').locator('img').first()).toBeVisible();
    },
  },
  {
    name: 'cameras of the overview',
    path: `${barn}/overview`,
    isComplete: dialogBy('mf-cameras', 'barnFacts.chooseCameras.title'),
  },
  {
    name: 'statistics of a live picture',
    path: `${barn}/camera/streaming/pen-01/Pen%201%20feeder`,
    isComplete: async (suite) => {
      const { page } = suite;
      await suite.expectTileState(/^(live|lagging)$/);
      await page.getByRole('button', { name: suite.words('mf-cameras', 'liveView.statistics'), exact: true }).click();
      await expect(page.getByText(suite.words('mf-cameras', 'statistics.transport'), { exact: true })).toBeVisible();
    },
  },
  ...openedSettingScreens,
  comparison('beside'),
  comparison('slider'),
  {
    name: 'cameras of the carousel',
    path: `${barn}/image-carousels`,
    isComplete: dialogBy('mf-cameras', 'carousel.settings'),
  },
  {
    name: 'calendar and clock',
    path: `${barn}/camera/images/pen-01/Pen%201%20feeder`,
    isComplete: async (suite) => {
      const label = suite.words('mf-cameras', 'images.time');
      await dialogBy('shared', 'time.open', { label })(suite);
      await expect(suite.page.getByRole('spinbutton').first()).toBeVisible();
    },
  },
  {
    name: 'graph as a table',
    path: `${barn}/camera/graph/pen-01/Pen%201%20feeder?form=table`,
    isComplete: async (suite) => {
      await expect(suite.page.getByRole('main').getByRole('gridcell').first()).toBeVisible();
    },
  },
  {
    name: 'time span of incidents',
    path: `${barn}/incidents`,
    isComplete: async (suite) => {
      const { page } = suite;
      const time = page.getByLabel(suite.words('mf-incidents', 'filter.time'), { exact: true });
      const toggle = page.getByRole('button', { name: suite.words('mf-incidents', 'filter.toggle'), exact: true });
      await expect(time.or(toggle).filter({ visible: true }).first()).toBeVisible();
      if (!(await time.isVisible())) await toggle.click();
      await time.selectOption('other');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'hiding a record',
    path: `${barn}/documentation`,
    isComplete: dialogBy('mf-incidents', 'incidentAction.hide'),
  },
  {
    name: 'deleting an incident',
    path: `${barn}/interventions`,
    isComplete: async (suite) => {
      await suite.page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
      await dialogBy('mf-incidents', 'incidentAction.delete')(suite);
    },
  },
  { name: 'new record', path: `${barn}/documentation`, isComplete: dialogBy('mf-incidents', 'documentation.new') },
  {
    name: 'dead animals of a day',
    path: `${barn}/dead-animal-map`,
    isComplete: async (suite) => {
      const { page } = suite;
      const last = suite.words('mf-incidents', 'deadAnimalMap.last', { day: '' }).trim();
      const more = page.getByRole('link', { name: suite.words('mf-incidents', 'deadAnimalMap.more') }).first();
      const ways = page.getByRole('main').getByRole('button', { name: last });
      await expect(ways.or(more).first()).toBeVisible();
      if (await ways.isVisible()) await ways.click();
      await expect(more).toBeVisible();
    },
  },
  {
    name: 'new region type',
    path: `${barn}/administration/roi-types`,
    isComplete: dialogBy('mf-regions', 'regionTypes.new'),
  },
  {
    name: 'deleting a region type',
    path: `${barn}/administration/roi-types`,
    isComplete: async (suite) => {
      const { page } = suite;
      await page.getByRole('button', { name: suite.words('mf-regions', 'entry.delete', { name: 'feeder' }) }).click();
      await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    },
  },
];
