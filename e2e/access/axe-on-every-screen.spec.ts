import type { Page } from '@playwright/test';
import { expect, test } from '../harness/suite-test';
import { expectAccessible, expectAccessibleInLooks, looks } from './axe';
import { tabThrough } from './focus-stops';
import { lostInLargeText } from './large-text';
import { openedScreens } from './opened-screens';
import type { Screen } from './screen';
import { screens } from './screens';
import { smallTargets } from './thumb-targets';

/** Every screen, and what is opened on it. Each is opened once a size: what is asked of it is asked there together. */
const everything: readonly Screen[] = [...screens, ...openedScreens];

const barn = '/dashboard/north-barn';

const partSize = 14;

/** Screens whose barn answers with errors: what is said then is looked at as well. */
const failing = [
  'camera',
  'overview',
  'grid',
  'incidents',
  'interventions',
  'documentation',
  'dead-animal-map',
] as const;

/** Parts of a few screens: one that fails is tried again alone, not all of them. */
const parts = Array.from({ length: Math.ceil(everything.length / partSize) }, (_, part) =>
  everything.slice(part * partSize, (part + 1) * partSize),
);

test('on a desk, in light, dark and high contrast: axe finds nothing on the way in and in the account', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.open('/select-barn');
  await expect(page.getByRole('dialog', { name: 'Language · Sprache' })).toBeVisible();
  await expectAccessible(page, 'language dialog');
  await suite.chooseLanguage('en');
  const dialog = await suite.askToSignIn('north-barn');
  await expectAccessible(page, 'sign-in dialog');
  await suite.fillSignIn(dialog, 'manager');
  await suite.expectCameras();
  await suite.openAccount();
  await expectAccessibleInLooks(page, 'account and display', looks);
});

for (const [index, part] of parts.entries()) {
  const named = `${part[0]?.name} to ${part.at(-1)?.name}`;
  test(`on a desk, in light, dark and high contrast, ${index + 1}: axe finds nothing, and Tab walks through ${named}`, async ({
    suite,
  }) => {
    test.setTimeout(400_000);
    await suite.startAtCameras('north-barn', 'manager');
    for (const screen of part) {
      await suite.open(screen.path);
      await screen.isComplete(suite);
      await expectAccessibleInLooks(suite.page, screen.name, looks);
      await expectWalkedByTab(suite.page, screen.name);
    }
  });
}

test('on a desk, what a barn in trouble leads to: axe finds nothing', async ({ suite }) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager');
  suite.watch.expect(/^500: /, /^console error: .*status of 500/);
  await page.route(/\/api\/(cameras|incidents|incidentEvents|data)\b/, (route) =>
    route.fulfill({ status: 500, headers: { 'access-control-allow-origin': '*' }, body: 'broken' }),
  );
  for (const name of failing) {
    await suite.open(`${barn}/${name}`);
    await expect(page.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).first()).toBeVisible();
    await expectAccessibleInLooks(page, `${name}, which failed`, looks);
  }
});

async function expectWalkedByTab(page: Page, name: string): Promise<void> {
  const { stops, lostAfter } = await tabThrough(page);
  expect.soft(stops.length, `${name}: places where the focus stops`).toBeGreaterThan(0);
  expect.soft(lostAfter, `${name}: the focus was nowhere after`).toEqual([]);
  for (const trouble of ['unnamed', 'unmarked', 'covered', 'jumped-ahead'] as const) {
    const found = stops.filter(({ troubles }) => troubles.includes(trouble)).map(({ place }) => place);
    expect.soft(found, `${name}: ${trouble}`).toEqual([]);
  }
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const [index, part] of parts.entries()) {
    test(`axe finds nothing in German, fingers meet everything, and texts of twice the size fit, ${index + 1}`, async ({
      suite,
    }) => {
      test.setTimeout(400_000);
      const { page } = suite;
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await suite.startAtCameras('north-barn', 'manager', 'de');
      if (index === 0) {
        await page.getByRole('button', { name: suite.words('shell', 'frame.more') }).click();
        await expectAccessible(page, 'more');
        expect.soft(await smallTargets(page), 'more: too small for a finger').toEqual([]);
      }
      for (const screen of part) {
        await suite.open(screen.path);
        await screen.isComplete(suite);
        await expectAccessible(page, `${screen.name}, dark, phone`);
        expect.soft(await smallTargets(page), `${screen.name}: too small for a finger`).toEqual([]);
        expect.soft(await lostInLargeText(page), `${screen.name}: lost in large text`).toEqual([]);
      }
    });
  }
});
