import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** The barn says that it is closed; a browser calls that an error. */
const refusedAsClosed = [/^409: POST .*\/api\/incidentEvents$/, /^console error: .*status of 409/] as const;

const t = (suite: Suite, key: string) => suite.words('mf-incidents', key);

/** The card of what waits on this device. */
function waitingEntry(suite: Suite, title: string) {
  const waiting = suite.page.getByRole('region', { name: t(suite, 'interventions.waitingTitle') });
  return waiting.getByRole('article').filter({ hasText: title });
}

/**
 * Writes a step in the form, while somebody else closes the intervention.
 *
 * A form waits for a slow barn a few seconds only and closes then: the answer is told at the entry that waits. Both are
 * one promise, and which of them a busy machine shows is not for a test to say.
 */
async function writeWhileClosed(suite: Suite, barn: BarnApi) {
  suite.watch.expect(...refusedAsClosed);
  const title = `Wet litter ${Date.now().toString(36)}`;
  const incidentId = await barn.openIntervention(title);
  await suite.open(`/dashboard/north-barn/interventions?intervention=${incidentId}`);
  const dialog = suite.page.getByRole('dialog', { name: t(suite, 'interventionForm.edit') });
  const description = dialog.locator('[data-field="description"] textarea');
  await description.fill('Fresh litter, tried once more.');
  await barn.close(incidentId);
  await dialog.getByRole('button', { name: t(suite, 'interventionForm.save'), exact: true }).click();
  const entry = waitingEntry(suite, title);
  const toldInForm = dialog.getByText(t(suite, 'interventionForm.closedMeanwhile'));
  const toldAtEntry = entry.getByText(t(suite, 'incidentAction.alreadyClosed'));
  await expect(toldInForm.or(toldAtEntry).first()).toBeVisible();
  if (!(await dialog.isVisible())) {
    await expect(entry).toContainText('Fresh litter, tried once more.');
    return { asNew: entry.getByRole('button', { name: t(suite, 'outboxEntry.asNew') }), title, incidentId };
  }
  await expect(toldInForm).toBeVisible();
  await expect(description).toHaveValue('Fresh litter, tried once more.');
  const version = (key: string) => dialog.getByRole('region', { name: t(suite, key) });
  await expect(version('interventionForm.atTheBarn')).toContainText('Made by a test.');
  await expect(version('interventionForm.yours')).toContainText('Fresh litter, tried once more.');
  return { asNew: dialog.getByRole('button', { name: t(suite, 'interventionForm.asNew') }), title, incidentId };
}

test('F26: closed by somebody else while the form is open: both versions, and what was written becomes a new one', async ({
  suite,
}) => {
  const barn = await BarnApi.signIn(runningSuite().north);
  await suite.startAtCameras('north-barn', 'stockperson');
  const { asNew, title, incidentId } = await writeWhileClosed(suite, barn);
  await asNew.click();
  await expect(suite.page.getByRole('dialog')).toBeHidden();
  const cards = suite.page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(cards).toHaveCount(2);
  await expect(suite.page.getByRole('region', { name: t(suite, 'interventions.waitingTitle') })).toBeHidden();
  const stored = (await barn.incidents('barnIntervention')).filter(
    ({ messagePayload }) => messagePayload?.title === title,
  );
  expect(stored.map(({ state, messagePayload }) => [state, messagePayload?.description]).toSorted()).toEqual([
    ['actionRequired', 'Fresh litter, tried once more.'],
    ['closed', 'Made by a test.'],
  ]);
  expect(await barn.eventCount(incidentId), 'opened and closed, nothing else').toBe(2);
});

test('F26: it can be left for later and is still there, and discarded after a question', async ({ suite }) => {
  const { page } = suite;
  const barn = await BarnApi.signIn(runningSuite().north);
  await suite.startAtCameras('north-barn', 'stockperson');
  const { title } = await writeWhileClosed(suite, barn);
  await page.keyboard.press('Escape');
  await page.reload();
  const entry = waitingEntry(suite, title);
  await expect(entry).toContainText('Fresh litter, tried once more.');
  await expect(entry).toContainText(t(suite, 'outboxEntry.needsYou'));
  await expect(entry).toContainText(t(suite, 'incidentAction.alreadyClosed'));
  await entry.getByRole('button', { name: t(suite, 'outboxEntry.discard') }).click();
  const question = page.getByRole('dialog', { name: t(suite, 'outboxEntry.discardTitle') });
  await question.getByRole('button', { name: t(suite, 'outboxEntry.discard') }).click();
  await expect(entry).toBeHidden();
});
