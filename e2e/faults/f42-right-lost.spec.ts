import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

const refused = [/^403: (POST|PUT) .*\/api\/incident/, /^console error: .*status of 403/] as const;
const right = 'incidents.barnIntervention.manage';
const granted = ['cameras.view', 'incidents.view', right];

test('F42: a right that is taken away while one works is named, and what was written is kept and sent later', async ({
  suite,
}) => {
  suite.watch.expect(...refused);
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const barn = await BarnApi.signIn(runningSuite().north);
  for (const name of granted) await barn.grant('newcomer', name);
  try {
    const title = `Right lost ${Date.now().toString(36)}`;
    await barn.openIntervention(`${title}, theirs`);
    await suite.startAt('/dashboard/north-barn/interventions', { account: 'newcomer' });
    const theirs = page
      .getByRole('main')
      .getByRole('article')
      .filter({ hasText: `${title}, theirs` });
    await expect(theirs).toBeVisible();
    await barn.withdraw('newcomer', right);

    await theirs.getByRole('button', { name: t('incidentAction.close') }).click();
    const question = page.getByRole('dialog', { name: t('incidentAction.closeTitle') });
    await question.getByRole('button', { name: t('incidentAction.closeAction') }).click();
    await expect(question.getByRole('alert')).toContainText(right);
    await page.keyboard.press('Escape');

    await suite.open('/dashboard/north-barn/interventions?intervention=new');
    const dialog = page.getByRole('dialog', { name: t('interventionForm.new') });
    await dialog
      .locator('label')
      .filter({ hasText: t('interventionType.health') })
      .first()
      .click();
    await dialog.locator('[data-field="title"] input').fill(`${title}, mine`);
    await dialog.locator('[data-field="description"] textarea').fill('Coughs.');
    await dialog.getByRole('button', { name: t('interventionForm.save'), exact: true }).click();
    await expect(dialog.getByRole('alert')).toContainText(right);
    await expect(dialog.locator('[data-field="title"] input')).toHaveValue(`${title}, mine`);
    await suite.pictureOf('F42');
    await page.keyboard.press('Escape');

    const waiting = page.getByRole('region', { name: t('interventions.waitingTitle') });
    await expect(waiting).toContainText(`${title}, mine`);
    await expect(waiting).toContainText(right);
    await barn.grant('newcomer', right);
    await waiting.getByRole('button', { name: t('outboxEntry.retry') }).click();
    await expect(waiting).toBeHidden();
    await expect(
      page
        .getByRole('main')
        .getByRole('article')
        .filter({ hasText: `${title}, mine` }),
    ).toHaveCount(1);
  } finally {
    await suite.leave();
    for (const name of granted) await barn.withdraw('newcomer', name);
  }
});
