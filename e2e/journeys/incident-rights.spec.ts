import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';

const actions = ['event', 'hide', 'unhide', 'close', 'delete'] as const;
type Action = (typeof actions)[number];

const kinds = ['intervention', 'record', 'hiddenRecord', 'generic', 'barnState'] as const;
type Kind = (typeof kinds)[number];

/** Product 6.4 to 6.7: what one permission beside `incidents.view` makes appear. Everything else must not be there. */
const offered: Readonly<Record<string, Readonly<Partial<Record<Kind, readonly Action[]>>>>> = {
  'incidents.view': {},
  'incidents.barnIntervention.manage': { intervention: ['event', 'close'] },
  'incidents.barnDocumentation.manage': { record: ['hide', 'close'], hiddenRecord: ['unhide', 'close'] },
  'incidents.generic.manage': { generic: ['close'] },
  'incidents.manage': {
    intervention: ['event', 'close'],
    record: ['hide', 'close'],
    hiddenRecord: ['unhide', 'close'],
    generic: ['close'],
  },
  'incidents.manage.advanced': {
    intervention: ['event', 'close', 'delete'],
    record: ['hide', 'close', 'delete'],
    hiddenRecord: ['unhide', 'close', 'delete'],
    generic: ['close', 'delete'],
    barnState: ['delete'],
  },
};

/** Who of them may record a new intervention. */
const mayAdd = ['incidents.barnIntervention.manage', 'incidents.manage', 'incidents.manage.advanced'];

async function oneOfEach(barn: BarnApi): Promise<Readonly<Record<Kind, string>>> {
  const record = { classification: 'cleaning', description: '<p>Washed.</p>', location: { kind: 'global' } };
  const hiddenRecord = await barn.open('barnDocumentation', 'create', record);
  await barn.addEvent(hiddenRecord, 'hide', { reason: 'Entered twice.' });
  const [barnState] = await barn.incidents('barnState', 1);
  if (!barnState) throw new Error('The demo has no state of the barn.');
  return {
    intervention: await barn.openIntervention('Draught'),
    record: await barn.open('barnDocumentation', 'create', record),
    hiddenRecord,
    generic: await barn.open('generic', 'create', { title: 'Water meter stands still' }),
    barnState: barnState.incidentId,
  };
}

async function offeredOn(suite: Suite, incidentId: string): Promise<readonly Action[]> {
  const { page } = suite;
  const t = (key: string) => suite.words('mf-incidents', key);
  await suite.open(`/dashboard/north-barn/incident/${incidentId}`);
  await expect(page.getByRole('heading', { name: t('incident.events') })).toBeVisible();
  const names = await page.getByRole('main').getByRole('button').allInnerTexts();
  return actions.filter((action) => names.some((name) => name.trim() === t(`incidentAction.${action}`)));
}

/** The same on the card in the list, where what changes a record stands behind one more press. */
async function offeredOnCard(suite: Suite, incidentId: string): Promise<readonly Action[]> {
  const t = (key: string) => suite.words('mf-incidents', key);
  const link = suite.page.locator(`a[href$="/incident/${incidentId}"]`);
  const card = suite.page.getByRole('main').getByRole('article').filter({ has: link });
  await expect(card).toBeVisible();
  const more = card.getByRole('button', { name: t('card.actions'), exact: true });
  if ((await more.count()) > 0) await more.click();
  const names = await card.getByRole('button').allInnerTexts();
  return actions.filter((action) => names.some((name) => name.trim() === t(`incidentAction.${action}`)));
}

for (const [permission, expected] of Object.entries(offered)) {
  test(`what ${permission} lets a person do with incidents, and nothing else`, async ({ suite }) => {
    const { page } = suite;
    const t = (key: string) => suite.words('mf-incidents', key);
    const barn = await BarnApi.signIn(runningSuite().north);
    const incidents = await oneOfEach(barn);
    const granted = new Set(['cameras.view', 'incidents.view', permission]);
    for (const name of granted) await barn.grant('newcomer', name);
    try {
      await suite.beSignedIn({ account: 'newcomer' });
      for (const kind of kinds) {
        expect(await offeredOn(suite, incidents[kind]), kind).toEqual(expected[kind] ?? []);
      }
      await suite.open('/dashboard/north-barn/incidents');
      for (const kind of ['intervention', 'record', 'hiddenRecord', 'generic'] as const) {
        expect(await offeredOnCard(suite, incidents[kind]), `card of ${kind}`).toEqual(expected[kind] ?? []);
      }
      await suite.open('/dashboard/north-barn/interventions');
      await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
      const add = page.getByRole('button', { name: t('interventions.new') }).filter({ visible: true });
      await expect(add).toHaveCount(mayAdd.includes(permission) ? 1 : 0);
    } finally {
      await suite.leave();
      for (const name of granted) await barn.withdraw('newcomer', name);
    }
  });
}

test('who may not see incidents meets none of it: no entry, no screen, and the missing right by its name', async ({
  suite,
}) => {
  const { page, network } = suite;
  const barn = await BarnApi.signIn(runningSuite().north);
  await barn.grant('newcomer', 'cameras.view');
  try {
    await suite.startAtCameras('north-barn', 'newcomer');
    for (const name of ['interventions.title', 'nav.incidents'])
      await expect(suite.navEntry(suite.words('mf-incidents', name))).toHaveCount(0);
    for (const path of ['interventions', 'incidents', 'incident/any']) {
      await suite.open(`/dashboard/north-barn/${path}`);
      await expect(suite.heading(suite.words('shell', 'notPermitted.title'))).toBeVisible();
      await expect(page.getByText(/incidents\.view/)).toBeVisible();
    }
    expect(network.ofRemote('mf-incidents').filter((address) => address.endsWith('.js'))).toEqual([]);
  } finally {
    await suite.leave();
    await barn.withdraw('newcomer', 'cameras.view');
  }
});
