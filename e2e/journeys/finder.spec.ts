import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const field = ({ page }: Suite) => page.getByRole('dialog').getByRole('combobox');
const option = ({ page }: Suite, name: string | RegExp) => page.getByRole('option', { name });
const chosen = ({ page }: Suite) => page.getByRole('listbox').getByRole('option', { selected: true });

/** Opens the finder by its button, and waits until it can be typed into. */
async function openFinder(suite: Suite): Promise<void> {
  const button = suite.page.getByRole('button', { name: suite.words('shell', 'finder.open'), exact: true });
  await button.filter({ visible: true }).first().click();
  await expect(field(suite)).toBeFocused();
}

test('Ctrl K and three letters lead to any screen or camera, and further letters to all else (product 10.11)', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager');
  await page.keyboard.press('Control+k');
  await expect(field(suite)).toBeFocused();
  await field(suite).fill('p3l');
  await expect(chosen(suite)).toHaveText(/^Pen 3 lying area/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/camera\/pen-03$/);
  await expect(page.getByRole('dialog')).toBeHidden();
  await suite.expectTileState(/^(live|lagging)$/);

  await page.keyboard.press('/');
  await expect(option(suite, /^Pen 3 lying area/), 'what was opened last is the first').toHaveAttribute(
    'aria-selected',
    'true',
  );
  await field(suite).fill('rec');
  await expect(chosen(suite)).toHaveText(suite.words('mf-cameras', 'nav.recordings'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/recordings$/);

  // A camera out of use, another barn, what the frame does: by parts of their own.
  await openFinder(suite);
  await field(suite).fill('loding ramp');
  await expect(page.getByRole('group', { name: suite.words('mf-admin', 'finder.decommissioned') })).toBeVisible();
  await field(suite).fill('south');
  await expect(page.getByRole('group', { name: suite.words('shell', 'finder.barns') })).toBeVisible();
  await field(suite).fill(suite.words('shared', 'theme.title'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\?setting=theme$/);
});

test('who types before the finder has come loses no letter', async ({ suite }) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager');
  const arrival: { come?: () => void } = {};
  const come = new Promise<void>((resolve) => {
    arrival.come = resolve;
  });
  await page.route(/\/finder\.\w+\.js$/, async (route) => {
    await come;
    await route.continue();
  });
  await page.keyboard.press('Control+k');
  const early = page.getByRole('dialog').getByRole('textbox', { name: suite.words('shell', 'finder.field') });
  await expect(early).toBeFocused();
  await page.keyboard.type('p3');
  await expect(early).toHaveValue('p3');
  arrival.come?.();
  await expect(field(suite)).toBeFocused();
  await page.keyboard.type('l');
  await expect(field(suite)).toHaveValue('p3l');
  await expect(chosen(suite)).toHaveText(/^Pen 3 lying area/);
});

test('in German, both languages find, and an open intervention by its title', async ({ suite }) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager', 'de');
  await openFinder(suite);
  await field(suite).fill('recordings');
  await expect(chosen(suite)).toHaveText(suite.words('mf-cameras', 'nav.recordings'));
  await field(suite).fill('maßnhamen');
  await expect(option(suite, suite.words('mf-incidents', 'interventions.title')).first()).toBeVisible();
  const open = page.getByRole('group', { name: suite.words('mf-incidents', 'finder.openIncidents') });
  await field(suite).fill(suite.words('mf-incidents', 'type.barnIntervention'));
  await open.getByRole('option').first().click();
  await expect(page).toHaveURL(/\/incident\//);
});

test('without a network, cameras are found from what this device has kept', async ({ suite }) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'viewer');
  await openFinder(suite);
  await field(suite).fill('sick');
  await expect(chosen(suite)).toHaveText(/^Sick pen/);
  await page.keyboard.press('Escape');
  suite.watch.expect(/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::/);
  await page.context().setOffline(true);
  await openFinder(suite);
  await field(suite).fill('sick');
  await expect(chosen(suite)).toHaveText(/^Sick pen/);
  await page.context().setOffline(false);
});

test('whoever may not see a screen, or download its remote, does not find it', async ({ suite }) => {
  const { page, network } = suite;
  await suite.startAtCameras('north-barn', 'viewer');
  await openFinder(suite);
  await field(suite).fill('pen');
  await expect(option(suite, /^Pen 1 feeder/)).toBeVisible();
  await field(suite).fill(suite.words('mf-admin', 'nav.cameraOverview'));
  await expect(page.getByText(suite.words('shared', 'empty.nothing'))).toBeVisible();
  expect(network.ofRemote('mf-admin')).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the finder opens from the bar, its field lies below what it finds, and a tap leads there', async ({
    suite,
  }) => {
    const { page } = suite;
    await suite.startAtCameras('north-barn', 'manager');
    await openFinder(suite);
    await field(suite).fill('straw');
    const found = option(suite, /^Straw pen 9/);
    await expect(found).toBeVisible();
    const [fieldBox, foundBox] = [await field(suite).boundingBox(), await found.boundingBox()];
    expect(fieldBox?.y ?? 0).toBeGreaterThan((foundBox?.y ?? 0) + (foundBox?.height ?? 0));
    expect(foundBox?.height ?? 0).toBeGreaterThanOrEqual(48);
    await found.tap();
    await expect(page).toHaveURL(/\/camera\/pen-09$/);
  });
});
