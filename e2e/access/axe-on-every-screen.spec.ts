import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';
import { expectAccessible } from './axe';
import { screens } from './screens';

type Theme = 'light' | 'dark' | 'contrast';

/** High contrast has the same words as the others: one language proves it. */
const rounds: readonly (readonly [Language, readonly Theme[]])[] = [
  ['en', ['light', 'dark', 'contrast']],
  ['de', ['light', 'dark']],
];

for (const [language, themes] of rounds) {
  test(`axe finds nothing on any screen, ${language}, ${themes.join(', ')}`, async ({ suite }) => {
    test.setTimeout(150_000);
    const { page } = suite;
    await suite.open('/select-barn');
    await expect(page.getByRole('dialog', { name: 'Language · Sprache' })).toBeVisible();
    await expectAccessible(page, 'language dialog');
    await suite.chooseLanguage(language);
    const dialog = await suite.askToSignIn('north-barn');
    await expectAccessible(page, 'sign-in dialog');
    await suite.fillSignIn(dialog, 'manager');
    await suite.expectCameras();
    for (const theme of themes) {
      // Kept by the suite itself, as the dialog for account and display does.
      const account = await suite.openAccount();
      await account.getByText(suite.words('shell', `theme.${theme}`), { exact: true }).click();
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      await expectAccessible(page, `account and display, ${theme}`);
      for (const screen of screens) {
        await suite.open(screen.path);
        await screen.isComplete(suite);
        await expectAccessible(page, `${screen.name}, ${theme}, ${language}`);
      }
    }
  });
}

test('axe finds nothing on the phone’s bars and sheets', async ({ suite }) => {
  const { page } = suite;
  await page.setViewportSize({ width: 390, height: 844 });
  await suite.startAtCameras('north-barn', 'manager');
  await expectAccessible(page, 'cameras on a phone');
  await page.getByRole('button', { name: suite.words('shell', 'frame.more') }).click();
  await expectAccessible(page, 'more on a phone');
});
