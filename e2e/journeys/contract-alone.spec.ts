import { startMockBarn } from '../../deploy/mock-barn/start-mock-barn';
import { expect, test } from '../harness/suite-test';

test('a server made from the contract alone serves as a barn: it is added, signed in to, and its cameras are shown', async ({
  suite,
}) => {
  const barn = await startMockBarn();
  try {
    const { page } = suite;
    const t = (key: string, values = {}) => suite.words('mf-auth', key, values);
    // No pictures stand in a contract, neither still nor moving ones.
    suite.watch.expect(
      new RegExp(`^404: GET ${barn.address}/`),
      /^console error: .*status of 404/,
      /^console error: WebSocket connection to '[^']*\/api\/streaming\/pen-01' failed/,
    );
    await suite.start();
    await page.getByRole('button', { name: t('addBarn.action') }).click();
    const code = { local: { protocol: 'http', hostname: 'localhost', port: Number(new URL(barn.address).port) } };
    await page.locator('input[name="discovery-code"]').fill(Buffer.from(JSON.stringify(code)).toString('base64'));
    await page.getByRole('button', { name: t('addBarn.next'), exact: true }).click();
    await page.getByRole('button', { name: t('addBarn.connect'), exact: true }).click();
    await page
      .getByRole('dialog', { name: t('addBarn.added') })
      .getByRole('button', { name: t('addBarn.signIn') })
      .click();
    await suite.fillSignIn(suite.signInDialog(), 'viewer');
    await suite.expectCameras();
    await expect(suite.cameraLinks()).toHaveText([/Pen 1 feeder/, /Pen 2 lying area/]);
    await suite.openCamera('Pen 1 feeder');
    expect(barn.broken, 'what the suite asked that the contract does not know').toEqual([]);
  } finally {
    await barn.stop();
  }
});
