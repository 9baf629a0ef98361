import type { Locator } from '@playwright/test';
import { openLastFindings } from '../harness/last-findings';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const barn = '/dashboard/north-barn';
const t = (suite: Suite, key: string, values = {}) => suite.words('mf-incidents', key, values);
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

const becameWords = (suite: Suite) => t(suite, 'deadAnimalMap.became', { number: '' }).trim();

test('a stockperson writes a record, hides it with a reason, and shows it again as it was', async ({ suite }) => {
  const { page } = suite;
  const main = page.getByRole('main');
  const text = `Pens washed ${Date.now().toString(36)}`;
  await suite.startAtCameras('north-barn', 'stockperson');
  await suite.goTo(t(suite, 'documentation.title'));
  await expect(main.getByRole('article').first()).toBeVisible();
  const add = button(main, t(suite, 'documentation.new')).filter({ visible: true }).first();
  await add.click();
  const dialog = page.getByRole('dialog', { name: t(suite, 'documentation.new') });
  await dialog
    .locator('label')
    .filter({ hasText: t(suite, 'classification.cleaning') })
    .first()
    .click();
  const description = dialog.getByRole('textbox', { name: new RegExp(`^${t(suite, 'recordForm.description')}`) });
  await description.fill(text);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await add.click();
  await expect(description).toHaveText(text);
  await button(dialog, t(suite, 'interventionForm.save')).click();
  await expect(dialog).toBeHidden();
  const record = main.getByRole('article').filter({ hasText: text });
  await expect(record).toHaveCount(1);

  await button(record, t(suite, 'incidentAction.hide')).click();
  const hiding = page.getByRole('dialog', { name: t(suite, 'incidentAction.hideTitle') });
  await button(hiding, t(suite, 'incidentAction.hide')).click();
  await expect(hiding.getByText(t(suite, 'incidentAction.reasonRequired'), { exact: true })).toBeVisible();
  await hiding.getByRole('textbox').fill('Entered twice.');
  await button(hiding, t(suite, 'incidentAction.hide')).click();
  await expect(hiding).toBeHidden();
  await expect(record).toHaveCount(0);

  await main.getByText(t(suite, 'documentation.withHidden'), { exact: true }).click();
  await expect(record).toContainText('Entered twice.');
  await button(record, t(suite, 'incidentAction.unhide')).click();
  const showing = page.getByRole('dialog', { name: t(suite, 'incidentAction.unhideTitle') });
  await button(showing, t(suite, 'incidentAction.unhide')).click();
  await expect(showing).toBeHidden();
  await expect(record).not.toContainText('Entered twice.');
  await expect(button(record, t(suite, 'incidentAction.hide'))).toBeVisible();
});

test('who may only look is offered nothing to write: journal, dead animals, watchdog', async ({ suite }) => {
  const { page } = suite;
  const main = page.getByRole('main');
  await suite.startAt(`${barn}/documentation`, { account: 'viewer' });
  await expect(main.getByRole('article').first()).toBeVisible();
  for (const key of ['documentation.new', 'incidentAction.hide', 'incidentAction.close'])
    await expect(button(main, t(suite, key))).toHaveCount(0);

  await openLastFindings(suite);
  await expect(main.getByRole('group', { name: becameWords(suite) })).toHaveCount(0);

  await suite.open(`${barn}/speedWatchdog`);
  await expect(suite.heading(suite.words('shell', 'notPermitted.title'))).toBeVisible();
  await expect(main.getByText(/watchdogs\.view/)).toBeVisible();
});

test('one tap says what became of an animal, another takes it back', async ({ suite }) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'stockperson');
  await openLastFindings(suite);
  const choice = page
    .getByRole('main')
    .getByRole('group', { name: becameWords(suite) })
    .first();
  const state = (name: string) => button(choice, t(suite, `deadAnimal.${name}`));
  const before = await choice.getByRole('button', { pressed: true }).innerText();
  const other = before === t(suite, 'deadAnimal.notDead') ? 'collected' : 'notDead';
  await state(other).click();
  await expect(state(other)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: t(suite, 'deadAnimalMap.undo'), exact: true }).click();
  await expect(button(choice, before)).toHaveAttribute('aria-pressed', 'true');

  await suite.open(`${barn}/speedWatchdog`);
  await expect(page.getByText(t(suite, 'speedWatchdog.readOnly'))).toBeVisible();
  await expect(button(page.getByRole('main'), t(suite, 'speedWatchdog.save'))).toHaveCount(0);
});

test('a manager sets the threshold of the watchdog, which tells how often it would have warned', async ({ suite }) => {
  const { page } = suite;
  const main = page.getByRole('main');
  await suite.startAtCameras('north-barn', 'manager');
  await suite.goTo(t(suite, 'speedWatchdog.title'));
  await expect(main.getByText(t(suite, 'speedWatchdog.readOnly'))).toHaveCount(0);
  const threshold = main.getByRole('textbox', { name: new RegExp(`^${t(suite, 'speedWatchdog.threshold')}`) });
  const before = await threshold.inputValue();
  await threshold.fill('');
  // A barn that has just been started works the speed of a week out first.
  await expect(main.getByText(t(suite, 'speedWatchdog.typeNumber'))).toBeVisible({ timeout: 150_000 });
  await threshold.fill('999');
  await expect(main.getByText(t(suite, 'speedWatchdog.wouldNot', { days: 7 }))).toBeVisible();
  await button(main, t(suite, 'speedWatchdog.save')).click();
  await expect(suite.toast(t(suite, 'speedWatchdog.saved'))).toBeVisible();
  await page.reload();
  await expect(threshold).toHaveValue('999');
  await threshold.fill(before);
  await button(main, t(suite, 'speedWatchdog.save')).click();
  await expect(suite.toast(t(suite, 'speedWatchdog.saved'))).toBeVisible();
});

test('interventions of all barns: each barn says how it stands, the others do not wait for it', async ({ suite }) => {
  const { page } = suite;
  const main = page.getByRole('main');
  await suite.startAt('/interventions', { account: 'viewer' });
  await expect(main.getByRole('article').first()).toBeVisible();
  const line = (barnName: RegExp) => main.getByRole('listitem').filter({ has: page.getByText(barnName) });
  await expect(line(/^north[- ]barn$/i).first()).toContainText(t(suite, 'globalInterventions.status.answered'));
  await expect(line(/^south[- ]barn$/i).first()).toContainText(t(suite, 'globalInterventions.status.not-signed-in'));
  await page.getByRole('tab', { name: t(suite, 'interventions.open') }).click();
  await expect(main.getByRole('article').first()).toContainText(/./);
  await expect(main.getByText(t(suite, 'state.closed'), { exact: true })).toHaveCount(0);
});
