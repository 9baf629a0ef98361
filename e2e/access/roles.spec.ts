import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Account, Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { canvasWithHeatmap } from './canvas-screens';
import { screens } from './screens';

const barn = '/dashboard/north-barn';

/** Addresses of cameras and incidents; what is administered has tests of its own. */
const addresses = [...new Set(screens.map(({ path }) => path))].filter(
  (path) => path.startsWith(`${barn}/`) && !path.includes('/administration/'),
);

/** What somebody who may only look must not open, and the right that would let them. */
const withheld: Readonly<Record<string, string>> = {
  [`${barn}/camera/edit/pen-01/Pen%201%20feeder`]: 'cameras.manage',
  [`${barn}/canvas-creator`]: 'canvases.manage',
  [`${barn}/speedWatchdog`]: 'watchdogs.view',
};

/** What stands beside things that may be seen, and makes new ones: the screen opens, and names the right. */
const notMade: Readonly<Record<string, string>> = {
  [`${barn}/artifacts?new=heatmap&cameraId=pen-01&span=1h`]: 'artifacts.manage',
  [`${barn}/artifacts?new=heatmap&cameraId=pen-01&with=pen-02&span=1h`]: 'artifacts.manage',
  [`${barn}/artifacts?new=longTimeExposure&cameraId=pen-01&interval=600000`]: 'artifacts.manage',
};

const actions = {
  'mf-cameras': ['privacy.name', 'privacy.end'],
  'mf-incidents': [
    'interventions.new',
    'documentation.new',
    ...['event', 'hide', 'unhide', 'close', 'delete'].map((action) => `incidentAction.${action}`),
  ],
} as const;

const actionWords = (suite: Suite) => [
  ...actions['mf-cameras'].map((key) => suite.words('mf-cameras', key)),
  ...actions['mf-incidents'].map((key) => suite.words('mf-incidents', key)),
];

/** A canvas shows the layers that may be seen; where they are chosen, the right for the other one is named. */
async function expectLayerWithheld(suite: Suite, right: string): Promise<void> {
  const { page } = suite;
  await expect(page.locator('main section[data-scale] img').first()).toBeVisible();
  await expect(page.locator('main section[data-scale] polygon').first()).toBeVisible();
  await page.getByRole('button', { name: suite.words('mf-regions', 'cameraCanvas.layers') }).click();
  const dialog = page.getByRole('dialog', { name: suite.words('mf-regions', 'cameraCanvas.layers') });
  await expect(dialog).toContainText(suite.words('mf-regions', 'cameraCanvas.layerRight', { right }));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
}

// That nothing is refused and nothing is logged is seen by every test: see `suite.watch`.
test('a viewer meets nothing that the barn refuses, on any address of cameras and incidents', async ({ suite }) => {
  const { page } = suite;
  await suite.beSignedIn({ account: 'viewer' });
  const forbidden = actionWords(suite);
  for (const path of addresses) {
    await suite.open(path);
    const right = withheld[path];
    if (right !== undefined) {
      await expect(suite.heading(suite.words('shell', 'notPermitted.title')), path).toBeVisible();
      await expect(page.getByRole('main'), path).toContainText(right);
      continue;
    }
    const rightToMake = notMade[path];
    if (rightToMake !== undefined) {
      await expect(page.getByRole('main'), path).toContainText(rightToMake);
      continue;
    }
    if (path === canvasWithHeatmap) await expectLayerWithheld(suite, 'artifacts.manage');
    else await screens.find((screen) => screen.path === path)?.isComplete(suite);
    const offered = await page.getByRole('main').getByRole('button').allInnerTexts();
    expect
      .soft(
        offered.map((words) => words.trim()).filter((words) => forbidden.includes(words)),
        path,
      )
      .toEqual([]);
  }
  await suite.open(`${barn}/interventions?intervention=new`);
  const form = page.getByRole('dialog', { name: suite.words('mf-incidents', 'interventionForm.new') });
  await expect(form, 'an address that no button leads to names the right').toContainText('incidents.manage');
});

test('a newcomer meets the same clear words on every address, with the name of the account', async ({ suite }) => {
  const { page } = suite;
  await suite.start();
  await suite.signIn({ barn: 'north-barn', account: 'newcomer' });
  for (const path of addresses) {
    await suite.open(path);
    await expect(page.getByRole('main'), path).toContainText('account-newcomer');
  }
  await suite.open('/interventions');
  await expect(page.getByRole('main')).toContainText('incidents.view');
});

/** The screens of administration, and the right that each of them asks for. */
const administration = {
  cameraOverview: 'cameras.manage',
  createCamera: 'cameras.manage',
  authorization: 'authorization.view',
  'service-accounts': 'serviceAccounts',
} as const;

type AdministrationScreen = keyof typeof administration;

/** Whom the demonstration lets in where; a newcomer is made a technician for it. */
const admitted = [
  ['viewer', []],
  ['stockperson', []],
  ['newcomer', ['cameraOverview', 'createCamera', 'service-accounts']],
] as const satisfies readonly (readonly [Account, readonly AdministrationScreen[]])[];

for (const [account, opened] of admitted)
  test(`the screens of administration open for whom they are, and name the right to everybody else: ${account}`, async ({
    suite,
  }) => {
    const barn = await BarnApi.signIn(runningSuite().north);
    const isTechnician = account === 'newcomer';
    if (isTechnician) await barn.call('PUT', 'api/authorization/add_role/technician/to_user/account-newcomer');
    try {
      await suite.startAt('/dashboard/north-barn/system-information', { account });
      for (const [screen, right] of Object.entries(administration)) {
        await suite.open(`/dashboard/north-barn/administration/${screen}`);
        const refusal = suite.heading(suite.words('shell', 'notPermitted.title'));
        const main = suite.page.getByRole('main');
        await expect(main.getByRole('heading', { level: 1 }), `${account}: ${screen}`).toBeVisible();
        if (opened.some((one) => one === screen)) await expect(refusal, `${account}: ${screen}`).toBeHidden();
        else await expect(main, `${account}: ${screen}`).toContainText(right);
      }
    } finally {
      await suite.leave();
      if (isTechnician)
        await barn.call('DELETE', 'api/authorization/delete_role/technician/from_user/account-newcomer');
    }
  });
