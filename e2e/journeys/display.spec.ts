import { expect, test } from '../harness/suite-test';

const backgrounds = {
  light: /^rgb\(2\d\d/,
  dark: /^rgb\(\d{1,2},/,
  contrast: 'rgb(0, 0, 0)',
  'contrast-light': 'rgb(255, 255, 255)',
} as const;

test('light, dark and both with high contrast, chosen and kept', async ({ suite }) => {
  const { page } = suite;
  await suite.start();
  const root = page.locator('html');
  for (const theme of ['dark', 'contrast', 'contrast-light', 'light'] as const) {
    const account = await suite.openAccount();
    await account.getByText(suite.words('shell', `theme.${theme}`), { exact: true }).click();
    await expect(root).toHaveAttribute('data-theme', theme);
    await account.getByRole('button', { name: suite.words('shared', 'dialog.close') }).click();
    await page.reload();
    await expect(root).toHaveAttribute('data-theme', theme);
    await suite.expectSelectBarn();
    await expect(page.locator('body')).toHaveCSS('background-color', backgrounds[theme]);
  }
});

test('the language can be changed at any time, and is kept', async ({ suite }) => {
  await suite.start();
  const account = await suite.openAccount();
  await account.getByText('Deutsch', { exact: true }).click();
  suite.language = 'de';
  await suite.expectSelectBarn();
  await suite.page.reload();
  await suite.expectSelectBarn();
  await expect(suite.page.locator('html')).toHaveAttribute('lang', 'de');
});
