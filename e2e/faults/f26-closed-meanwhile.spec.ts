import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

/** The barn says that it is closed; a browser calls that an error. */
const refusedAsClosed = [/^409: POST .*\/api\/incidentEvents$/, /^console error: .*status of 409/] as const;

const t = (suite: Suite, key: string) => suite.words('mf-incidents', key);

/** What waits on this device. */
const waitingList = (suite: Suite) => suite.page.getByRole('region', { name: t(suite, 'interventions.waitingTitle') });

/** What somebody writes as the next step. */
const nextStep = 'Fresh litter, tried once more.';

/** Writes a step in the form, and somebody else closes the intervention before it is saved. */
async function writeWhileClosed(suite: Suite, barn: BarnApi) {
  suite.watch.expect(...refusedAsClosed);
  const title = `Wet litter ${Date.now().toString(36)}`;
  const incidentId = await barn.openIntervention(title);
  await suite.open(`/dashboard/north-barn/interventions?intervention=${incidentId}`);
  const dialog = suite.page.getByRole('dialog', { name: t(suite, 'interventionForm.edit') });
  await dialog.locator('[data-field="description"] textarea').fill(nextStep);
  await barn.close(incidentId);
  return {
    title,
    incidentId,
    dialog,
    entry: waitingList(suite).getByRole('article').filter({ hasText: title }),
    save: () => dialog.getByRole('button', { name: t(suite, 'interventionForm.save'), exact: true }).click(),
  };
}

type Written = Awaited<ReturnType<typeof writeWhileClosed>>;

/** The refusal in the form: both versions stand there. */
async function expectBothVersions(suite: Suite, { dialog }: Written) {
  await expect(dialog.locator('[data-field="description"] textarea')).toHaveValue(nextStep);
  const version = (key: string) => dialog.getByRole('region', { name: t(suite, key) });
  await expect(version('interventionForm.atTheBarn')).toContainText('Made by a test.');
  await expect(version('interventionForm.yours')).toContainText(nextStep);
  await suite.pictureOf('F26');
}

/** The refusal at the entry that waits. */
async function expectToldAtEntry(suite: Suite, { entry }: Written) {
  await expect(entry).toContainText(nextStep);
  await expect(entry).toContainText(t(suite, 'outboxEntry.needsYou'));
  await expect(entry).toContainText(t(suite, 'incidentAction.alreadyClosed'));
}

/**
 * Where the refusal was told. A form waits for a slow barn a few seconds only and closes then: which of the two a busy
 * machine shows is not for a test to say.
 */
async function whereTold(suite: Suite, { dialog, entry }: Written): Promise<'form' | 'entry'> {
  const inForm = dialog.getByText(t(suite, 'interventionForm.closedMeanwhile'));
  const atEntry = entry.getByText(t(suite, 'incidentAction.alreadyClosed'));
  const told = async () => {
    if (await inForm.isVisible()) return 'form';
    return (await dialog.isHidden()) && (await atEntry.isVisible()) ? 'entry' : null;
  };
  await expect.poll(told).not.toBeNull();
  return (await inForm.isVisible()) ? 'form' : 'entry';
}

/** Nobody can say, when it is saved, that it is closed: the barn's answer to the step does. */
async function saveUnchecked(suite: Suite, { save }: Written): Promise<void> {
  suite.watch.expect(/incidents\/queryOne/, /Failed to load resource/);
  const lookUp = /\/api\/incidents\/queryOne$/;
  await suite.page.route(lookUp, (route) => route.abort());
  const sent = suite.page.waitForRequest(/\/api\/incidentEvents$/);
  await save();
  await sent;
  await suite.page.unroute(lookUp);
}

/** What was written has become a new intervention, and the closed one is as it was. */
async function expectNewOne(suite: Suite, barn: BarnApi, { title, incidentId }: Written) {
  await expect(suite.page.getByRole('dialog')).toBeHidden();
  const cards = suite.page.getByRole('main').getByRole('article').filter({ hasText: title });
  await expect(cards).toHaveCount(2);
  await expect(waitingList(suite)).toBeHidden();
  const stored = (await barn.incidents('barnIntervention')).filter(
    ({ messagePayload }) => messagePayload?.title === title,
  );
  expect(stored.map(({ state, messagePayload }) => [state, messagePayload?.description]).toSorted()).toEqual([
    ['actionRequired', nextStep],
    ['closed', 'Made by a test.'],
  ]);
  expect(await barn.eventCount(incidentId), 'opened and closed, nothing else').toBe(2);
}

test('F26: closed by somebody else while the form is open: both versions, and what was written becomes a new one', async ({
  suite,
}) => {
  const barn = await BarnApi.signIn(runningSuite().north);
  await suite.startAtCameras('north-barn', 'stockperson');
  const written = await writeWhileClosed(suite, barn);
  await written.save();
  if ((await whereTold(suite, written)) === 'form') {
    await expectBothVersions(suite, written);
    await written.dialog.getByRole('button', { name: t(suite, 'interventionForm.asNew') }).click();
  } else {
    await expectToldAtEntry(suite, written);
    await written.entry.getByRole('button', { name: t(suite, 'outboxEntry.asNew') }).click();
  }
  await expectNewOne(suite, barn, written);
});

test('F26: a barn that says so only after the form has closed: it is told at the entry, which becomes a new one', async ({
  suite,
}) => {
  const barn = await BarnApi.signIn(runningSuite().north);
  await suite.startAtCameras('north-barn', 'stockperson');
  const written = await writeWhileClosed(suite, barn);
  await suite.page.route(
    /\/api\/incidentEvents$/,
    async (route) => {
      await written.dialog.waitFor({ state: 'hidden' });
      await route.continue();
    },
    { times: 1 },
  );
  await saveUnchecked(suite, written);
  await expect(written.dialog).toBeHidden();
  await expectToldAtEntry(suite, written);
  await written.entry.getByRole('button', { name: t(suite, 'outboxEntry.asNew') }).click();
  await expectNewOne(suite, barn, written);
});

test('F26: it can be left for later and is still there, and discarded after a question', async ({ suite }) => {
  const { page } = suite;
  const barn = await BarnApi.signIn(runningSuite().north);
  await suite.startAtCameras('north-barn', 'stockperson');
  const written = await writeWhileClosed(suite, barn);
  await saveUnchecked(suite, written);
  await whereTold(suite, written);
  await page.keyboard.press('Escape');
  await page.reload();
  await expectToldAtEntry(suite, written);
  const { entry } = written;
  await entry.getByRole('button', { name: t(suite, 'outboxEntry.discard') }).click();
  const question = page.getByRole('dialog', { name: t(suite, 'outboxEntry.discardTitle') });
  await question.getByRole('button', { name: t(suite, 'outboxEntry.discard') }).click();
  await expect(waitingList(suite)).toBeHidden();
});
