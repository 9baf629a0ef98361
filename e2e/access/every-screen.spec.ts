import type { Page } from '@playwright/test';
import { expect, test } from '../harness/suite-test';
import { expectAccessible, expectAccessibleInLooks, looks } from './axe';
import { expectFits } from './fit';
import { tabThrough } from './focus-stops';
import { lostInLargeText } from './large-text';
import { answerLate } from './late-answers';
import { notifications, openedScreens, quickFinder } from './opened-screens';
import { OpeningCalls } from './opening-calls';
import type { Screen } from './screen';
import { screens } from './screens';
import { smallTargets } from './thumb-targets';
import { watchLayoutShift } from './whole-page';

/** Every screen, and what is opened on it. Each is opened once per size, and everything is checked there together. */
const everything: readonly Screen[] = [...screens, ...openedScreens];

const barn = '/dashboard/north-barn';

/** What asks a barn as it opens; the rest is opened on a screen that has asked. */
const asking: readonly Screen[] = [...screens, quickFinder, notifications];

const partSize = 8;

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
  test(`on a desk, ${index + 1}: ${named} fit, ask for nothing twice, axe finds nothing in light, dark and high contrast, and Tab walks through`, async ({
    suite,
  }) => {
    const { page } = suite;
    await page.emulateMedia({ colorScheme: 'light' });
    await watchLayoutShift(page);
    await suite.startAtCameras();
    // A barn that has just been started draws its first pictures for longer than it may stay silent.
    await expect(page.locator('main li img').first()).toBeVisible();
    for (const screen of part) {
      await page.emulateMedia({ colorScheme: 'light', contrast: 'no-preference' });
      await suite.leave();
      const calls = asking.includes(screen) ? new OpeningCalls(page) : null;
      await suite.open(screen.path);
      await screen.isComplete(suite);
      await calls?.expectOnce(screen.name);
      if (screens.includes(screen)) await expectFits(suite, screen.name, 'light');
      await expectAccessibleInLooks(page, screen.name, looks);
      await expectWalkedByTab(page, screen.name);
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
    test(`in German over a slow line, ${index + 1}: screens fit, axe finds nothing, fingers meet everything, texts of twice the size fit`, async ({
      suite,
    }) => {
      const { page } = suite;
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await watchLayoutShift(page);
      await answerLate(page);
      await suite.startAtCameras('north-barn', 'manager', 'de');
      if (index === 0) {
        await page
          .getByRole('navigation')
          .getByRole('button', { name: suite.words('shell', 'frame.more'), exact: true })
          .click();
        await expectAccessible(page, 'more');
        expect.soft(await smallTargets(page), 'more: too small for a finger').toEqual([]);
        await page.getByRole('dialog').getByRole('button', { expanded: false }).first().click();
        expect.soft(await smallTargets(page), 'more, unfolded: too small for a finger').toEqual([]);
      }
      for (const screen of part) {
        await suite.open(screen.path);
        await screen.isComplete(suite);
        if (screens.includes(screen)) await expectFits(suite, screen.name, 'dark');
        await expectAccessible(page, `${screen.name}, dark, phone`);
        expect.soft(await smallTargets(page), `${screen.name}: too small for a finger`).toEqual([]);
        expect.soft(await lostInLargeText(page), `${screen.name}: lost in large text`).toEqual([]);
      }
    });
  }
});
