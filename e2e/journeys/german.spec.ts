import { leftInEnglish } from '../access/left-in-english';
import { expect, test } from '../harness/suite-test';

// The screens behind the sign-in are read one by one in `access/every-screen`.
test('no English is left over in German on the way in and in what the frame opens', async ({ suite }) => {
  const expectGerman = async (): Promise<void> => expect(await leftInEnglish(suite.page)).toEqual([]);
  await suite.start({ language: 'de' });
  await suite.expectSelectBarn();
  await expectGerman();
  const dialog = await suite.askToSignIn('north-barn');
  await expectGerman();
  await suite.fillSignIn(dialog, 'manager');
  await suite.expectCameras();
  await expectGerman();
  await suite.openAccount();
  await expectGerman();
});

test('the language is asked for and answered while the suite has not come yet', async ({ suite }) => {
  const { page } = suite;
  const held: { letCome: () => void } = { letCome: () => undefined };
  const comes = new Promise<void>((resolve) => {
    held.letCome = resolve;
  });
  await page.route('**/suite.json', async (route) => {
    await comes;
    await route.continue();
  });
  await suite.open('/select-barn');
  await suite.chooseLanguage('de');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0);
  held.letCome();
  await suite.expectSelectBarn();
});

test('whoever starts on a line that fails reads it in the language that was chosen once words come, and gets in', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/^failed: GET .*\/(suite\.json|texts-)/, /^console error: .*ERR_FAILED/);
  await page.route(/\/(suite\.json|texts-[a-z]+\.)/, (route) => route.abort());
  await suite.open('/select-barn');
  const dialog = page.getByRole('dialog', { name: 'Language · Sprache' });
  await dialog.getByText('Deutsch', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialog.getByText('Prüfen Sie die Verbindung', { exact: false })).toBeVisible();
  await page.unroute(/\/(suite\.json|texts-[a-z]+\.)/);
  await dialog.getByRole('button', { name: 'Bestätigen' }).click();
  await expect(dialog).toBeHidden();
  suite.language = 'de';
  const closed = page.getByRole('main').getByRole('alert');
  await suite.tryAgainUntilGone(closed);
  await suite.expectSelectBarn();
});
