import { expectMovingPicture } from '../harness/moving-picture';
import { expectPictures } from '../harness/stills';
import { expect, test } from '../harness/suite-test';

/** South barn asks for its licence agreement: that is the answer 451, which a browser's console calls an error. */
const agreementAsked = [/^451: POST .*\/api\/login\/refresh/, /^console error: .*status of 451/] as const;

test('South barn asks for its licence agreement once, and shows its cameras', async ({ suite }) => {
  suite.watch.expect(...agreementAsked);
  const { page } = suite;
  await suite.start();
  // An account accepts for good: each size has one of its own, and so has a second try.
  const account = test.info().retry > 0 ? 'viewer' : (await suite.isPhone()) ? 'manager' : 'stockperson';
  await suite.signIn({ barn: 'south-barn', account });
  const agreement = page.getByRole('dialog').filter({ hasText: suite.words('mf-auth', 'eula.intro') });
  await expect(agreement).toBeVisible();
  await expect(agreement).toContainText(/animals|barn/i);

  const accept = agreement.getByRole('button', { name: suite.words('mf-auth', 'eula.accept'), exact: true });
  await accept.click();
  await expect(agreement, 'an agreement that is not ticked is not accepted').toBeVisible();
  await agreement.getByText(suite.words('mf-auth', 'eula.tick')).click();
  await accept.click();
  await expect(agreement).toBeHidden();

  await expectPictures(suite, (await suite.isPhone()) ? 5 : 8);
  await suite.expectCameras();
  await expect(suite.cameraLinks()).toHaveCount(24);
  await suite.openCamera('House 1 row 1');
  await expectMovingPicture(suite.liveMedium());
});

test('who declines the licence agreement is logged out', async ({ suite }) => {
  suite.watch.expect(...agreementAsked);
  await suite.start();
  // Nobody ever accepts with this account.
  await suite.signIn({ barn: 'south-barn', account: 'newcomer' });
  await suite.page.getByRole('button', { name: suite.words('mf-auth', 'eula.decline') }).click();
  await expect(suite.barnCard('south-barn')).toContainText(suite.words('mf-auth', 'card.notSignedIn'));
});
