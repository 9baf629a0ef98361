import { expect } from '@playwright/test';
import { millisecondsInHour } from 'date-fns/constants';
import type { Suite } from '../harness/suite';
import type { TextPlace } from '../harness/words';
import { administrationScreens } from './administration-screens';
import { canvasScreens } from './canvas-screens';
import { handedOverScreens } from './handed-over-screens';
import { incidentScreens } from './incident-screens';
import type { Screen } from './screen';
import { settingScreens } from './setting-screens';

const barn = '/dashboard/north-barn';

const headed = (place: TextPlace, key: string) => async (suite: Suite) => {
  await expect(suite.heading(suite.words(place, key))).toBeVisible();
};

/** Every part has come. A barn that has just been started works out what nobody has asked for yet. */
async function expectNothingBusy({ page }: Suite): Promise<void> {
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0, { timeout: 240_000 });
}

/** An export of the hour before last, which has been recorded. */
const chosenExport = new URLSearchParams([
  ['cameraId', 'pen-01'],
  ['cameraId', 'pen-02'],
  ['from', String(Date.now() - 2 * millisecondsInHour)],
  ['to', String(Date.now() - millisecondsInHour)],
]);

async function expectEstimate(suite: Suite): Promise<void> {
  await expect(suite.page.locator('main form [role="status"]').filter({ hasText: /\d/ }).first()).toBeVisible();
  await expectNothingBusy(suite);
}

/** Where nobody lives, written with letters that can imitate others. */
const unknownBarn = Buffer.from(
  JSON.stringify({ remote: { protocol: 'https', hostname: 'xn--brn-qla.example', port: 443 } }),
).toString('base64url');

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
    name: 'one camera',
    path: `${barn}/camera/pen-01`,
    isComplete: (suite) => suite.expectTileState(/^(live|lagging)$/),
  },
  {
    name: 'walk-round',
    path: `${barn}/walk-round/pen-01`,
    isComplete: (suite) => suite.expectTileState(/^(live|lagging)$/),
  },
  {
    name: 'live picture',
    path: `${barn}/camera/streaming/pen-01/Pen%201%20feeder`,
    isComplete: (suite) => suite.expectTileState(/^(live|lagging)$/),
  },
  {
    name: 'overview',
    path: `${barn}/overview`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main [data-verdict]')).toHaveAttribute('data-verdict', /^(attention|quiet)$/);
      await expectNothingBusy(suite);
    },
  },
  {
    name: 'grid',
    path: `${barn}/grid`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main img').first()).toBeVisible();
    },
  },
  {
    name: 'summary',
    path: `${barn}/summary`,
    isComplete: async (suite) => {
      const inShort = suite.page.getByRole('region', { name: suite.words('mf-cameras', 'summary.inShort') });
      await expect(inShort.getByRole('listitem').first()).toBeVisible();
      await expectNothingBusy(suite);
    },
  },
  {
    name: 'image carousel',
    path: `${barn}/image-carousels`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main [data-place="current"] img')).toBeVisible();
    },
  },
  {
    name: 'pictures of the past',
    path: `${barn}/camera/images/pen-01/Pen%201%20feeder`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main img').first()).toBeVisible();
    },
  },
  {
    name: 'player',
    path: `${barn}/videoplayer/pen-01/timestamp/${Date.now() - millisecondsInHour}`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main [data-video="shown"]')).toBeVisible();
    },
  },
  {
    name: 'graph',
    path: `${barn}/camera/graph/pen-01/Pen%201%20feeder`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main canvas').first()).toBeVisible();
    },
  },
  {
    name: 'animal distribution',
    path: `${barn}/camera/graph/pen-01/Pen%201%20feeder?tab=distribution`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main canvas').first()).toBeVisible();
    },
  },
  {
    name: 'artifacts',
    path: `${barn}/artifacts`,
    isComplete: async (suite) => {
      const { page } = suite;
      const empty = page.getByText(suite.words('shared', 'empty.nothing'));
      await expect(empty.or(page.locator('main article')).first()).toBeVisible();
    },
  },
  {
    name: 'new heatmap',
    path: `${barn}/artifacts?new=heatmap&cameraId=pen-01&span=1h`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main canvas').first()).toBeVisible();
    },
  },
  {
    name: 'heatmaps of two cameras',
    path: `${barn}/artifacts?new=heatmap&cameraId=pen-01&with=pen-02&span=1h`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main canvas')).toHaveCount(2);
    },
  },
  {
    name: 'new long-time exposure',
    path: `${barn}/artifacts?new=longTimeExposure&cameraId=pen-01&interval=600000`,
    isComplete: async (suite) => {
      const name = suite.words('mf-cameras', 'artifacts.kinds.longTimeExposure');
      await expect(suite.page.getByRole('main').getByRole('img', { name })).toBeVisible();
    },
  },
  {
    name: 'the night in half a minute',
    path: `${barn}/night?cameraId=pen-01`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main section img').first()).toBeVisible();
    },
  },
  ...canvasScreens,
  {
    name: 'edit camera',
    path: `${barn}/camera/edit/pen-01/Pen%201%20feeder`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main form').first()).toBeVisible();
    },
  },
  {
    name: 'recordings',
    path: `${barn}/recordings`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main [data-recording] img').first()).toBeVisible();
      await expect(suite.page.locator('main [role="application"][data-known="true"]')).toBeVisible();
    },
  },
  {
    name: 'export of recordings',
    path: `${barn}/recordingExport?${chosenExport}`,
    isComplete: expectEstimate,
  },
  {
    name: 'export of images',
    path: `${barn}/frame-export?${chosenExport}&interval=600000`,
    isComplete: expectEstimate,
  },
  {
    name: 'incidents',
    path: `${barn}/incidents`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main li article').first()).toBeVisible();
    },
  },
  {
    name: 'interventions',
    path: `${barn}/interventions`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main article').first()).toBeVisible();
    },
  },
  {
    name: 'interventions of all barns',
    path: '/interventions',
    isComplete: async (suite) => {
      await expect(suite.page.locator('main article').first()).toBeVisible();
    },
  },
  {
    name: 'documentation',
    path: `${barn}/documentation`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main article').first()).toBeVisible();
      await expectNothingBusy(suite);
    },
  },
  { name: 'dead animals', path: `${barn}/dead-animal-map`, isComplete: headed('mf-incidents', 'deadAnimalMap.title') },
  {
    name: 'statistics of dead animals',
    path: `${barn}/dead-animal-statistics`,
    isComplete: headed('mf-incidents', 'deadAnimalStatistics.title'),
  },
  {
    name: 'speed watchdog',
    path: `${barn}/speedWatchdog`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main form').first()).toBeVisible();
    },
  },
  ...incidentScreens,
  {
    name: 'my account',
    path: '/account',
    isComplete: async (suite) => {
      await expect(suite.page.getByText(suite.words('mf-auth', 'right.camerasView'))).toBeVisible();
    },
  },
  {
    name: 'link that adds a barn',
    path: `/ql/add-barn?discoveryString=${unknownBarn}&displayName=Elsewhere`,
    isComplete: async (suite) => {
      await expect(suite.page.getByText('https://xn--brn-qla.example:443')).toBeVisible();
    },
  },
  ...handedOverScreens,
  {
    name: 'link that cannot be followed',
    path: '/ql/nothing',
    isComplete: headed('mf-auth', 'quickLink.title'),
  },
  {
    name: 'region types',
    path: `${barn}/administration/roi-types`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main form').first()).toBeVisible();
    },
  },
  {
    name: 'polygon editor',
    path: `${barn}/administration/polygon-editor/pen-01`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main [role="application"] img')).toBeVisible();
    },
  },
  {
    name: 'region specifications',
    path: `${barn}/administration/roi-specifications`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main form').first()).toBeVisible();
      await expect(suite.page.getByText(suite.words('mf-regions', 'usage.unknown'))).toHaveCount(0);
    },
  },
  {
    name: 'setting up regions',
    path: `${barn}/administration/roi-wizard?step=polygons`,
    isComplete: async (suite) => {
      await expect(suite.page.locator('main [aria-current="step"]')).toBeVisible();
      await expect(suite.page.getByRole('main').getByRole('progressbar')).toBeVisible();
    },
  },
  {
    name: 'counts by place',
    path: `${barn}/administration/roi-wizard?step=check`,
    isComplete: async (suite) => {
      // A barn that has just been started counts a day of each section one after the other.
      await expect(suite.page.locator('main table').first()).toBeVisible();
    },
  },
  ...administrationScreens,
  {
    name: 'system information',
    path: '/system-information',
    isComplete: headed('shell', 'systemInformation.title'),
  },
  ...settingScreens,
  { name: 'select barn', path: '/select-barn', isComplete: headed('mf-auth', 'selectBarn.title') },
  { name: 'start', path: '/', isComplete: headed('shell', 'entry.title') },
];
