import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from './fault-test';
import { expectHonestReport } from './system-report';

const thrown = 'thrown while drawing';

test('F41: what one incident throws while it is drawn costs its own place only, with a report to copy', async ({
  suite,
  secrets,
}) => {
  suite.watch.expect(new RegExp(thrown));
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  const barn = await BarnApi.signIn(runningSuite().north);
  const mark = Date.now().toString(36);
  const broken = await barn.openIntervention(`Broken ${mark}`);
  await barn.openIntervention(`Whole ${mark}`);
  const [record] = (await barn.incidents('barnIntervention', 5)).filter(({ incidentId }) => incidentId === broken);
  const { openedAt } = record as unknown as { openedAt: number };
  // Whatever writes that very moment throws.
  await page.addInitScript(
    ({ openedAt: moment, thrown: message }) => {
      const original = Date.prototype.toISOString;
      Date.prototype.toISOString = function toISOString(this: Date) {
        if (this.getTime() === moment) throw new Error(message);
        return original.call(this);
      };
    },
    { openedAt, thrown },
  );
  await suite.beSignedIn({ account: 'stockperson' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  for (const screen of ['interventions', 'incidents']) {
    await suite.open(`/dashboard/north-barn/${screen}`);
    const items = page.getByRole('main').getByRole('listitem');
    const trouble = items.filter({ hasText: t('panel.incident') });
    await expect(trouble).toHaveCount(1);
    await expect(items.filter({ hasText: `Whole ${mark}` })).toHaveCount(1);
    await expect(page.getByText(`Broken ${mark}`)).toHaveCount(0);
    await suite.pictureOf('F41');
    await trouble.getByRole('button', { name: suite.words('shared', 'failure.copyDetails') }).click();
    await expect(suite.toast(suite.words('shared', 'clipboard.copied'))).toBeVisible();
    const report = await page.evaluate(() => navigator.clipboard.readText());
    expect(report).toContain(thrown);
    expect(report).toContain(broken);
    await secrets.expectNoneIn(report, 'the report of the panel');
  }
  await expectHonestReport(suite, secrets, new RegExp(`incident ${broken} threw while drawing`));
});
