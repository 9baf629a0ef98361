import type { Locator } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import { openLastFindings } from '../harness/last-findings';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const barnPath = '/dashboard/north-barn';
const t = (suite: Suite, key: string, values = {}) => suite.words('mf-incidents', key, values);
const button = (place: Locator, name: string) => place.getByRole('button', { name, exact: true });

/** What one permission beside `incidents.view` makes appear on the screens of records, animals and the watchdog. */
interface Offered {
  /** New, hide and un-hide in the journal. */
  readonly journal: boolean;
  /** What became of an animal, in one tap. */
  readonly animals: boolean;
  readonly watchdog: 'withheld' | 'to look at' | 'to set';
}

const nothing: Offered = { journal: false, animals: false, watchdog: 'withheld' };

const offered: Readonly<Record<string, Offered>> = {
  'incidents.view': nothing,
  'incidents.barnIntervention.manage': nothing,
  'incidents.barnDocumentation.manage': { ...nothing, journal: true },
  'incidents.barnState.manage': { ...nothing, animals: true },
  'incidents.manage': { ...nothing, journal: true, animals: true },
  'incidents.manage.advanced': { ...nothing, journal: true, animals: true },
  'watchdogs.view': { ...nothing, watchdog: 'to look at' },
  'watchdogs.manage': { ...nothing, watchdog: 'to set' },
};

async function expectJournal(suite: Suite, hiddenReason: string, mayWrite: boolean): Promise<void> {
  const { page } = suite;
  const main = page.getByRole('main');
  await suite.open(`${barnPath}/documentation?hidden=shown`);
  const hidden = main.getByRole('article').filter({ hasText: hiddenReason });
  await expect(hidden).toBeVisible();
  await expect(button(hidden, t(suite, 'incidentAction.unhide'))).toHaveCount(mayWrite ? 1 : 0);
  await expect(button(hidden, t(suite, 'incidentAction.hide'))).toHaveCount(0);
  const shown = main.getByRole('article').filter({ hasNot: page.getByText(t(suite, 'state.hidden'), { exact: true }) });
  await expect(button(shown.first(), t(suite, 'incidentAction.hide'))).toHaveCount(mayWrite ? 1 : 0);
  await expect(button(main, t(suite, 'documentation.new')).filter({ visible: true })).toHaveCount(mayWrite ? 1 : 0);
}

async function expectAnimals(suite: Suite, mayTell: boolean): Promise<void> {
  const main = suite.page.getByRole('main');
  await openLastFindings(suite);
  const states = main.getByRole('group', { name: t(suite, 'deadAnimalMap.became', { number: '' }).trim() });
  if (mayTell) await expect(states.first()).toBeVisible();
  else await expect(states).toHaveCount(0);
  await main.getByRole('link', { name: t(suite, 'deadAnimalMap.statistics') }).click();
  await expect(suite.heading(t(suite, 'deadAnimalStatistics.title'))).toBeVisible();
  await expect(button(main, t(suite, 'deadAnimalStatistics.export'))).toBeVisible();
}

async function expectWatchdog(suite: Suite, how: Offered['watchdog']): Promise<void> {
  const { page } = suite;
  const main = page.getByRole('main');
  await suite.open(`${barnPath}/speedWatchdog`);
  const entry = suite.navEntry(t(suite, 'speedWatchdog.title'));
  const save = button(main, t(suite, 'speedWatchdog.save'));
  switch (how) {
    case 'withheld':
      await expect(suite.heading(suite.words('shell', 'notPermitted.title'))).toBeVisible();
      await expect(main.getByText(/watchdogs\.view/)).toBeVisible();
      return expect(entry).toHaveCount(0);
    case 'to look at':
      await expect(main.getByText(t(suite, 'speedWatchdog.readOnly'))).toBeVisible();
      await expect(main.getByRole('switch')).toHaveCount(0);
      return expect(save).toHaveCount(0);
    case 'to set':
      await expect(save).toBeVisible();
      await expect(main.getByRole('switch')).toBeVisible();
      return expect(main.getByText(t(suite, 'speedWatchdog.readOnly'))).toHaveCount(0);
  }
}

for (const [permission, expected] of Object.entries(offered)) {
  test(`what ${permission} lets a person do with records, animals and the watchdog, and nothing else`, async ({
    suite,
  }) => {
    const barn = await BarnApi.signIn(runningSuite().north);
    const reason = `Entered twice ${Date.now().toString(36)}`;
    const record = { classification: 'cleaning', description: '<p>Washed.</p>', location: { kind: 'global' } };
    const hidden = await barn.open('barnDocumentation', 'create', record);
    await barn.addEvent(hidden, 'hide', { reason });
    await barn.open('barnDocumentation', 'create', record);
    const forWatchdog = permission === 'watchdogs.manage' ? ['watchdogs.view'] : [];
    const granted = new Set(['cameras.view', 'incidents.view', ...forWatchdog, permission]);
    for (const name of granted) await barn.grant('newcomer', name);
    try {
      await suite.startAtCameras('north-barn', 'newcomer');
      await expectJournal(suite, reason, expected.journal);
      await expectAnimals(suite, expected.animals);
      await expectWatchdog(suite, expected.watchdog);
    } finally {
      await suite.leave();
      for (const name of granted) await barn.withdraw('newcomer', name);
    }
  });
}

test('the form of a record, opened by its address, names the right that it needs', async ({ suite }) => {
  await suite.startAt(`${barnPath}/documentation?record=new`, { account: 'viewer' });
  const form = suite.page.getByRole('dialog', { name: t(suite, 'documentation.new') });
  await expect(form).toContainText('incidents.barnDocumentation.manage');
});
