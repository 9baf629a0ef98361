import { BarnApi } from '../harness/barn-api';
import { openLastFindings } from '../harness/last-findings';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const refused = [
  /^403: (POST|PATCH|GET|DELETE) .*\/api\/(incident|watchdogs)/,
  /^console error: .*status of 403/,
] as const;
const recordRight = 'incidents.barnDocumentation.manage';
const watchdogRight = 'watchdogs.manage';
const granted = ['cameras.view', 'incidents.view', 'watchdogs.view', recordRight, watchdogRight];

/** Only what is held by now, as nothing else can be taken away: a failed test keeps its own reason. */
async function takeAllFrom(barn: BarnApi, names: readonly string[]): Promise<void> {
  for (const name of names) {
    await barn.grant('newcomer', name);
    await barn.withdraw('newcomer', name);
  }
}

test('F42: rights taken away while one writes a record or sets the watchdog are named, and what was typed is kept', async ({
  suite,
}) => {
  suite.watch.expect(...refused);
  const { page } = suite;
  const main = page.getByRole('main');
  const t = (key: string) => suite.words('mf-incidents', key);
  const barn = await BarnApi.signIn(runningSuite().north);
  for (const name of granted) await barn.grant('newcomer', name);
  try {
    const text = `Washed ${Date.now().toString(36)}`;
    await suite.startAt('/dashboard/north-barn/documentation?record=new', { account: 'newcomer' });
    const dialog = page.getByRole('dialog', { name: t('documentation.new') });
    await dialog
      .locator('label')
      .filter({ hasText: t('classification.cleaning') })
      .first()
      .click();
    const description = dialog.getByRole('textbox', { name: new RegExp(`^${t('recordForm.description')}`) });
    await description.fill(text);
    await barn.withdraw('newcomer', recordRight);
    await dialog.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
    const waiting = page.getByRole('region', { name: t('interventions.waitingTitle') });
    // Where the answer takes longer than somebody waits at a form, it stands with what could not be sent.
    await expect(dialog.getByRole('alert').or(waiting).first()).toContainText(recordRight);
    if (await dialog.isVisible()) {
      await expect(description).toHaveText(text);
      await page.keyboard.press('Escape');
    }
    await expect(waiting).toContainText(recordRight);
    await barn.grant('newcomer', recordRight);
    await waiting.getByRole('button', { name: t('outboxEntry.retry') }).click();
    await expect(waiting).toBeHidden();
    await expect(main.getByRole('article').filter({ hasText: text })).toHaveCount(1);

    await suite.open('/dashboard/north-barn/speedWatchdog');
    const breed = main.getByRole('textbox', { name: new RegExp(`^${t('speedWatchdog.breed')}`) });
    const before = await breed.inputValue();
    await breed.fill(`${before} of mine`);
    await barn.withdraw('newcomer', watchdogRight);
    await main.getByRole('button', { name: t('speedWatchdog.save'), exact: true }).click();
    await expect(main.getByRole('alert')).toContainText(watchdogRight);
    await expect(breed).toHaveValue(`${before} of mine`);
    await barn.grant('newcomer', watchdogRight);
  } finally {
    await suite.leave();
    await takeAllFrom(barn, granted);
  }
});

const animalRight = 'incidents.barnState.manage';
const deletionRight = 'incidents.manage.advanced';
const viewPermissions = ['cameras.view', 'incidents.view', 'watchdogs.view'];

/** A right is given, its button is there, the right is taken away, the button is pressed. */
test('F42: hiding, deleting, telling of an animal and switching off name the right that was taken away meanwhile', async ({
  suite,
}) => {
  suite.watch.expect(...refused);
  const { page } = suite;
  const main = page.getByRole('main');
  const t = (key: string, values = {}) => suite.words('mf-incidents', key, values);
  const barn = await BarnApi.signIn(runningSuite().north);
  const record = { classification: 'cleaning', description: '<p>Washed.</p>', location: { kind: 'global' } };
  const incidentId = await barn.open('barnDocumentation', 'create', record);
  const rights = [recordRight, deletionRight, animalRight, watchdogRight];
  for (const name of [...viewPermissions, recordRight]) await barn.grant('newcomer', name);
  const swap = async (from: string, to: string) => {
    await barn.withdraw('newcomer', from);
    await barn.grant('newcomer', to);
  };
  try {
    await suite.startAt(`/dashboard/north-barn/incident/${incidentId}`, { account: 'newcomer' });
    await main.getByRole('button', { name: t('incidentAction.hide'), exact: true }).click();
    const hiding = page.getByRole('dialog', { name: t('incidentAction.hideTitle') });
    await hiding.getByRole('textbox').fill('Entered twice.');
    await barn.withdraw('newcomer', recordRight);
    await hiding.getByRole('button', { name: t('incidentAction.hide'), exact: true }).click();
    await expect(hiding.getByRole('alert')).toContainText(recordRight);
    await expect(hiding.getByRole('textbox')).toHaveValue('Entered twice.');

    await barn.grant('newcomer', deletionRight);
    await page.reload();
    await main.getByRole('button', { name: t('incidentAction.delete'), exact: true }).click();
    const deleting = page.getByRole('dialog', { name: t('incidentAction.deleteTitle') });
    await swap(deletionRight, animalRight);
    await deleting.getByRole('button', { name: t('incidentAction.delete'), exact: true }).click();
    await expect(deleting.getByRole('alert')).toContainText(deletionRight);

    await openLastFindings(suite);
    const states = main.getByRole('group', { name: t('deadAnimalMap.became', { number: '' }).trim() }).first();
    const other = states.getByRole('button', { pressed: false }).first();
    await expect(other).toBeVisible();
    await swap(animalRight, watchdogRight);
    await other.click();
    await expect(main.getByText(t('deadAnimalMap.notTaken'))).toBeVisible();
    await expect(main.getByText(new RegExp(animalRight)).first()).toBeVisible();

    await suite.open('/dashboard/north-barn/speedWatchdog');
    const onOff = main.getByRole('switch');
    const before = await onOff.isChecked();
    await barn.withdraw('newcomer', watchdogRight);
    await main.getByText(t(before ? 'speedWatchdog.on' : 'speedWatchdog.off'), { exact: true }).click();
    await expect(main.getByRole('alert')).toContainText(watchdogRight);
  } finally {
    await suite.leave();
    await takeAllFrom(barn, [...viewPermissions, ...rights]);
  }
});
