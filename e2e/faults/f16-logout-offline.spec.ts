import { databasesWithTokens, readDatabases, untilKept } from '../harness/device-storage';
import { runningSuite } from '../harness/running-suite';
import { expectPictures } from '../harness/stills';
import { expect, test } from './fault-test';

test('F16: who logs out without a network is out at once with everything that was kept; the barn is told later', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  await suite.startAtCameras('test-barn');
  await expectPictures(suite, 3);
  await untilKept(page, 'Test pen');
  await barnProxy.refuse();
  await suite.signOut();
  const card = suite.barnCard('test-barn');
  await expect(card).toContainText(suite.words('mf-auth', 'card.notSignedIn'));
  await expect.poll(async () => (await readDatabases(page))['barnwatch-answers'] ?? '').not.toContain('Test pen');
  const session = (await readDatabases(page))['barnwatch-session'];
  expect(session).not.toContain('grant/test-barn');
  await suite.pictureOf('F16');
  await page.reload();
  await expect(card).toContainText(suite.words('mf-auth', 'card.notSignedIn'));

  await barnProxy.listen(runningSuite().testBarn.proxyPort);
  barnProxy.forget();
  await card.getByRole('button', { name: suite.words('mf-auth', 'card.check', { barn: 'Test barn' }) }).click();
  await expect.poll(() => barnProxy.asked(/^\/api\/login\/ey/).map(({ method }) => method)).toEqual(['DELETE']);
  await expect.poll(() => databasesWithTokens(page)).toEqual([]);
});
