import type { Locator } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';
import { expectMovingPicture } from '../harness/moving-picture';
import { stillOfHiddenCamera } from '../harness/page-watch';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { expectAccessibleInLooks, looks } from './axe';
import { tabTo, tabToElement } from './tab-to';

test('from the first start to a moving picture by the keyboard alone', async ({ suite }) => {
  const { page } = suite;
  await suite.open('/select-barn');
  await expect(page.getByRole('dialog', { name: 'Language · Sprache' })).toBeVisible();
  await tabTo(suite, 'Confirm');
  await page.keyboard.press('Enter');
  await suite.expectSelectBarn();

  await tabTo(suite, /^Sign in at North/i);
  await page.keyboard.press('Enter');
  await expect(page.locator('input[name="username"]'), 'the first field has the focus').toBeFocused();
  await page.keyboard.type('viewer');
  await tabTo(suite, 'password');
  await page.keyboard.type(demoPassword);
  await page.keyboard.press('Enter');
  await suite.expectCameras();

  await tabTo(suite, 'Pen 1 feeder');
  await page.keyboard.press('Enter');
  await suite.expectTileState(/^(live|lagging)$/);
  await expectMovingPicture(suite.liveMedium());

  await tabTo(suite, suite.words('mf-cameras', 'liveView.back'));
  await page.keyboard.press('Enter');
  await suite.expectCameras();
});

test('a dialog keeps the focus, closes with Escape, and gives it back', async ({ suite }) => {
  const { page } = suite;
  await suite.start();
  await tabTo(suite, /^Sign in at North/i);
  await page.keyboard.press('Enter');
  const dialog = suite.signInDialog();
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    const inside = await page.evaluate(() => {
      const element = document.activeElement;
      // Between the last and the first stop the browser's own bars are next.
      return element === document.body || element?.closest('dialog') !== null;
    });
    expect(inside).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: /^Sign in at North/i })).toBeFocused();
});

const north = '/dashboard/north-barn';

async function press(suite: Suite, name: string | RegExp, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(suite, name);
  await suite.page.keyboard.press(key);
}

/** A busy machine's barn may be given up after ten seconds: the dialog says so and stays, and one presses again. */
async function pressUntilGone(suite: Suite, name: string, dialog: Locator): Promise<void> {
  await expect(async () => {
    if (await dialog.isVisible()) await press(suite, name);
    await expect(dialog).toBeHidden({ timeout: 12_000 });
  }).toPass();
}

test('an intervention from its first field to its end by the keyboard alone', async ({ suite }) => {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const title = `By keys ${Date.now().toString(36)}`;
  await suite.startAtCameras('north-barn', 'manager');
  await press(suite, t('interventions.title'));
  await expect(suite.heading(t('interventions.title'))).toBeVisible();
  await expect(page.locator('main'), 'the focus is where the screen begins').toBeFocused();
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  await press(suite, t('interventions.new'));

  const form = page.getByRole('dialog', { name: t('interventionForm.new'), exact: true });
  await expect(form.getByRole('radio').first(), 'the first field has the focus').toBeFocused();
  // As in any group of radio buttons: Space chooses, arrows move on.
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('radio', { name: t('interventionType.moisture') })).toBeChecked();
  await tabToElement(suite, '[data-field="title"] input');
  await page.keyboard.type(title);
  // Enter goes on to the next field.
  await page.keyboard.press('Enter');
  await page.keyboard.type('Water below the drinkers.');
  await tabToElement(suite, '[type=range], [role=slider]');
  await page.keyboard.press('ArrowRight');
  await expect(form.getByRole('slider')).toHaveAttribute('aria-valuetext', suite.words('shared', 'severity.high'));
  await press(suite, t('interventionForm.save'));
  await expect(form).toBeHidden();
  await expect(page.getByRole('button', { name: t('interventions.new') }).first()).toBeFocused();

  const card = page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(card).toContainText(suite.words('shared', 'severity.high'));
  await press(suite, title);
  await expect(suite.heading(title)).toBeVisible();
  await page.goBack();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: t('incidentAction.close') }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: t('incidentAction.closeTitle') });
  await expect(question).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(card.getByRole('button', { name: t('incidentAction.close') }), 'given back').toBeFocused();
  await page.keyboard.press('Enter');
  await press(suite, t('incidentAction.closeAction'));
  await expect(card).toContainText(t('state.closed'));
  await expect(card.getByRole('button')).toHaveCount(0);
  await expect(card.locator(':focus'), 'its button is gone: the focus stays with the card').toHaveCount(1);
});

test('privacy mode, a day from the calendar and a filter of incidents by the keyboard alone', async ({ suite }) => {
  const { page } = suite;
  const c = (key: string) => suite.words('mf-cameras', key);
  const t = (key: string) => suite.words('mf-incidents', key);
  suite.watch.expect(...stillOfHiddenCamera);
  await suite.startAt(`${north}/camera/pen-12`);
  await press(suite, c('privacy.name'));
  const dialog = page.getByRole('dialog', { name: c('privacy.title') });
  await expect(dialog).toBeVisible();
  await tabTo(suite, c('privacy.begin'));
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('main').getByRole('button', { name: c('privacy.name') })).toBeFocused();
  await page.keyboard.press('Enter');
  await pressUntilGone(suite, c('privacy.begin'), dialog);
  await expect(
    page
      .getByRole('main')
      .getByText(/^Privacy mode: /)
      .first(),
  ).toBeVisible();
  await press(suite, c('privacy.end'));
  const ending = page.getByRole('dialog', { name: c('privacy.endTitle') });
  await expect(ending).toBeVisible();
  await pressUntilGone(suite, c('privacy.end'), ending);
  await expect(page.locator(':focus'), 'the focus is somewhere').toHaveCount(1);

  await suite.open(`${north}/camera/images/pen-01/Pen%201%20feeder`);
  const field = page.getByRole('textbox', { name: c('images.time') });
  await expect(field).not.toHaveValue('');
  const before = await field.inputValue();
  await press(suite, suite.words('shared', 'time.open', { label: c('images.time') }));
  await expect(page.getByRole('grid').locator(':focus'), 'a day has the focus').toHaveCount(1);
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('grid')).toBeHidden();
  await expect(page.getByRole('button', { name: /calendar/ })).toBeFocused();
  await expect(field).not.toHaveValue(new RegExp(`^${before.slice(0, 10)}`));
  await expect(page).toHaveURL(/[?&]time=\d+/);

  await suite.open(`${north}/incidents`);
  const cards = page.getByRole('main').getByRole('article');
  await expect(cards.first()).toBeVisible();
  await page.getByLabel(t('filter.type'), { exact: true }).focus();
  await page.keyboard.type(t('type.barnDocumentation'));
  await expect(page).toHaveURL(/[?&]type=barnDocumentation/);
  await expect(cards.first()).toContainText(t('type.barnDocumentation'));
  await expect(page.getByLabel(t('filter.type'), { exact: true }), 'the filter keeps the focus').toBeFocused();
});

test('a question mark shows the keys of the screen, and Esc leads back to where one was', async ({ suite }) => {
  const { page } = suite;
  await suite.startAt(`${north}/camera/streaming/pen-01/Pen%201%20feeder`, { account: 'viewer' });
  await suite.expectTileState(/^(live|lagging)$/);
  await tabTo(suite, suite.words('mf-cameras', 'liveView.statistics'));
  await page.keyboard.press('?');
  const map = page.getByRole('dialog', { name: suite.words('shell', 'keyMap.title') });
  await expect(map.getByText(suite.words('mf-cameras', 'keys.zoom'))).toBeVisible();
  await expect(map.getByText(suite.words('shell', 'keyMap.everywhere'))).toBeVisible();
  await expectAccessibleInLooks(page, 'map of keys', looks);
  await page.keyboard.press('Escape');
  await expect(map).toBeHidden();
  await expect(page.getByRole('button', { name: suite.words('mf-cameras', 'liveView.statistics') })).toBeFocused();

  await suite.openAccount();
  await page.getByRole('button', { name: suite.words('shell', 'keyMap.title'), exact: true }).click();
  await expect(map.getByText(suite.words('mf-cameras', 'keys.zoom')), 'there without knowing of it too').toBeVisible();
});

test('Tab leaves the table of interventions, arrows walk through it, Enter opens a row', async ({ suite }) => {
  const { page } = suite;
  await suite.startAt(`${north}/interventions?form=table`, { account: 'viewer' });
  const cells = page.getByRole('gridcell');
  await expect(cells.first()).toBeVisible();
  await cells.first().focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('row').locator('[role=gridcell]:focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(page.locator('[role=gridcell]:focus'), 'Tab leaves the cells').toHaveCount(0);
  await expect(page.locator(':focus'), 'for the pages of the table').toHaveAccessibleName(/page/i);
  // On the first page only the button to the next one can be pressed.
  await page.keyboard.press('Shift+Tab');
  await expect(page.locator('.ag-row [role=gridcell]:focus'), 'and comes back to them').toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/incident\//);
});
