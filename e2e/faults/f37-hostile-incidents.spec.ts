import type { Locator } from '@playwright/test';
import { BarnApi } from '../harness/barn-api';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';
import { expect, test } from './fault-test';
import type { BarnProxy } from './proxy/barn-proxy';

const hostile = [
  '<p onclick="window.hostile = true">Washed <b style="color:red">pen 4</b></p>',
  '<script>window.hostile = true</script>',
  '<img src="/nowhere" onerror="window.hostile = true">',
  '<svg><animate onbegin="window.hostile = true"></animate></svg>',
  '<a href="javascript:window.hostile = true">press</a>',
  '<iframe srcdoc="<script>parent.hostile = true</script>"></iframe>',
  '<h5>no heading of ours</h5><h4>Heading</h4><ul><li>one</li></ul>',
].join('');

const allowed = 'b i em strong hr p ol ul li h1 h2 h3 h4 h6'.split(' ');

const harmless = '<p>Said by the barn.</p>';

/** Opens a record whose description is another one on its way: the barn itself takes no such thing. */
async function openRecord(suite: Suite, northProxy: BarnProxy, description: string): Promise<void> {
  const barn = await BarnApi.signIn(runningSuite().north);
  const record = { classification: 'cleaning', description: harmless, location: { kind: 'global' } };
  const incidentId = await barn.open('barnDocumentation', 'create', record);
  const change = (body: Buffer) =>
    Buffer.from(body.toString('utf8').replaceAll(JSON.stringify(harmless), JSON.stringify(description)));
  northProxy.answers(/^\/api\/incident(s|Events)\//, { kind: 'changed', change });
  await suite.startAt(`/dashboard/north-barn/incident/${incidentId}`, { account: 'viewer' });
}

/** The words of the record, in allowed tags without a single attribute. */
async function expectOnlyAllowed(place: Locator): Promise<void> {
  const inside = await place.evaluate((element) =>
    [...element.querySelectorAll('*')].map(({ localName, attributes }) => [localName, attributes.length] as const),
  );
  for (const [tag, attributes] of inside) {
    expect(allowed).toContain(tag);
    expect(attributes, tag).toBe(0);
  }
  expect(inside.map(([tag]) => tag)).toEqual(expect.arrayContaining(['p', 'b', 'h4', 'ul', 'li']));
}

test('F37: a hostile record shows its words by the allowed tags, on its page and in the journal, without attributes, and runs nothing', async ({
  suite,
  northProxy,
}) => {
  // The sanitiser parses it in a document of its own, where the content policy refuses handlers and styles aloud.
  suite.watch.expect(/^console error: (Executing inline|Applying inline).* Content Security Policy .*blocked/);
  const { page } = suite;
  await openRecord(suite, northProxy, hostile);
  const text = page.getByRole('main').getByText('Washed pen 4').first();
  await expect(text).toBeVisible();
  await expect(page.getByRole('main').getByText('no heading of ours').first()).toBeVisible();
  await expectOnlyAllowed(text.locator('xpath=..'));

  await suite.goTo(suite.words('mf-incidents', 'documentation.title'));
  const record = page.getByRole('main').getByRole('article').filter({ hasText: 'Washed pen 4' }).first();
  await expectOnlyAllowed(record.getByText('Washed pen 4').locator('xpath=..'));
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
});

test('F37: a description of 1 MB is shortened and says so; the page stays in use', async ({ suite, northProxy }) => {
  const { page } = suite;
  await openRecord(suite, northProxy, '<p>word word word word</p>'.repeat(40_330));
  const cut = suite.words('shared', 'limitedHtml.cut_other', { amount: '' }).trim();
  await expect(page.getByRole('main').getByText(cut).first()).toBeVisible();
  await suite.pictureOf('F37');
  const shown = await page.getByRole('main').innerText();
  expect(shown.length).toBeLessThan(150_000);
  await page.getByRole('link', { name: suite.words('mf-incidents', 'incident.back') }).click();
  await expect(suite.heading(suite.words('mf-incidents', 'incidentList.title'))).toBeVisible();
});

const names = [
  'Bucht 4 🐖💧 – Tränke „undicht“',
  'حظيرة ‏٣‏ مبللة',
  '<img src=x onerror="window.hostile = true">',
  '{{count}} $t(nav.incidents) __proto__',
  'Zu\u202Egnal\u202C lang',
];

test('F36: titles with emoji, from right to left or like a script are words, on cards and on their own page', async ({
  suite,
}) => {
  const { page } = suite;
  const barn = await BarnApi.signIn(runningSuite().north);
  for (const name of names) await barn.openIntervention(name, { description: name });
  // Two of the same name: each has its own page.
  const twins = [await barn.openIntervention('The same'), await barn.openIntervention('The same')];
  await suite.beSignedIn({ account: 'viewer' });
  for (const name of names) {
    await suite.open('/dashboard/north-barn/interventions');
    await page.getByRole('main').getByRole('link', { name, exact: true }).first().click();
    await expect(suite.heading(name)).toBeVisible();
  }
  for (const incidentId of twins) {
    await suite.open('/dashboard/north-barn/interventions');
    await page.locator(`main a[href$="/incident/${incidentId}"]`).click();
    await expect(suite.heading('The same')).toBeVisible();
  }
  expect(await page.evaluate(() => 'hostile' in window)).toBe(false);
});
