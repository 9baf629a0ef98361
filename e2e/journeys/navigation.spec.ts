import type { Locator } from '@playwright/test';
import { expect, test } from '../harness/suite-test';

const groups = ['watch', 'look-back', 'act', 'configure'] as const;

/** Whether something within has to be scrolled. */
const isCut = (scope: Locator) =>
  scope.evaluate((element) =>
    [element, ...element.querySelectorAll('*')].some(
      (part) => part.scrollHeight > part.clientHeight + 1 && /auto|scroll/.test(getComputedStyle(part).overflowY),
    ),
  );

test('on a desk, all that a manager uses is there without scrolling, and the unfolded group is remembered (product 2.5)', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager');
  const navigation = page.getByRole('navigation', { name: suite.words('shell', 'frame.navigation') }).first();
  const group = (name: (typeof groups)[number]) =>
    navigation.getByRole('button', { name: new RegExp(`^${suite.words('shell', `navGroup.${name}`)}`) });
  for (const name of groups) {
    if ((await group(name).getAttribute('aria-expanded')) === 'false') await group(name).click();
    await expect(group(name)).toHaveAttribute('aria-expanded', 'true');
    await expect(navigation.getByRole('button', { expanded: true })).toHaveCount(1);
    expect(await isCut(navigation), `${name}: the navigation has to be scrolled`).toBe(false);
    await expect(navigation.getByRole('button', { name: suite.words('shell', 'signOut.action') })).toBeInViewport();
  }
  await suite.goTo(suite.words('mf-cameras', 'nav.recordings'));
  await expect(page).toHaveURL(/\/recordings$/);
  await page.reload();
  await expect(group('look-back')).toHaveAttribute('aria-expanded', 'true');
  await group('act').click();
  await expect(group('look-back'), 'says that one is within').toContainText(
    suite.words('mf-cameras', 'nav.recordings'),
  );
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sheet has the same groups, and leads to what lies in them (product 2.5)', async ({ suite }) => {
    const { page } = suite;
    await suite.startAtCameras('north-barn', 'manager', 'de');
    await page
      .getByRole('navigation')
      .getByRole('button', { name: suite.words('shell', 'frame.more') })
      .tap();
    const sheet = page.getByRole('dialog');
    for (const name of groups)
      await expect(sheet.getByRole('button', { name: suite.words('shell', `navGroup.${name}`) })).toBeVisible();
    await page.keyboard.press('Escape');
    await suite.goTo(suite.words('mf-regions', 'nav.regionTypes'));
    await expect(suite.heading(suite.words('mf-regions', 'regionTypes.title'))).toBeVisible();
  });

  test('the sheet keeps the focus and what is pressed beside it to itself, and gives the focus back (product 2.5)', async ({
    suite,
  }) => {
    const { page } = suite;
    await suite.startAtCameras('north-barn', 'manager');
    const more = page.getByRole('navigation').getByRole('button', { name: suite.words('shell', 'frame.more') });
    const sheet = page.getByRole('dialog');
    await more.tap();
    const isWithin = () => sheet.evaluate((element) => element.contains(document.activeElement));
    const stops = await sheet.getByRole('button').or(sheet.getByRole('link')).count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let stop = 0; stop <= stops + 1; stop += 1) {
        await page.keyboard.press(key);
        expect(await isWithin(), `after ${key} ${stop + 1} times`).toBe(true);
      }
    }
    await page.keyboard.press('Escape');
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
    await more.tap();
    await expect(sheet).toBeVisible();
    const { pathname } = new URL(page.url());
    // A camera lies there.
    await page.touchscreen.tap(100, 160);
    await expect(sheet).toBeHidden();
    await expect(more).toBeFocused();
    expect(new URL(page.url()).pathname).toBe(pathname);
  });

  test('a double press, as gloves make it, is one: on the way into the sheet, and out of it (product 14.3)', async ({
    suite,
  }) => {
    const { page } = suite;
    await suite.startAtCameras('north-barn', 'manager');
    const sheet = page.getByRole('dialog', { name: suite.words('shell', 'frame.more') });
    await page
      .getByRole('navigation')
      .getByRole('button', { name: suite.words('shell', 'frame.more') })
      .dblclick();
    await expect(sheet).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await sheet.getByRole('link', { name: suite.words('mf-cameras', 'nav.grid') }).dblclick();
    await expect(page).toHaveURL(/\/grid$/);
    await expect(suite.heading(suite.words('mf-cameras', 'grid.title'))).toBeVisible();
    await expect(page).toHaveURL(/\/grid$/);
  });

  test('the browser’s way back closes the sheet and the dialogs of the frame (product 2.5)', async ({ suite }) => {
    const { page } = suite;
    const t = (key: string) => suite.words('shell', key);
    const button = (name: string) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first();
    const ways: Readonly<Record<string, () => Promise<void>>> = {
      [t('frame.more')]: () => button(t('frame.more')).tap(),
      [t('account.title')]: () => button(t('account.title')).tap(),
      [t('finder.title')]: () => button(t('finder.open')).tap(),
      [t('keyMap.title')]: () => page.keyboard.press('?'),
      [suite.words('mf-incidents', 'notifications.title')]: () =>
        page.getByRole('button', { name: new RegExp(`^${suite.words('mf-incidents', 'notifications.title')}`) }).tap(),
    };
    await suite.startAtCameras('north-barn', 'manager');
    for (const [title, open] of Object.entries(ways)) {
      await test.step(title, async () => {
        await suite.goTo(suite.words('mf-cameras', 'nav.grid'));
        await expect(suite.heading(suite.words('mf-cameras', 'grid.title'))).toBeVisible();
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await open();
        await expect(page.getByRole('dialog', { name: title })).toBeVisible();
        await page.goBack();
        await suite.expectCameras();
        await expect(page.getByRole('dialog')).toHaveCount(0);
      });
    }
  });
});
