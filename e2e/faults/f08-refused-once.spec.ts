import { expect, test } from './fault-test';
import { onlyFirst, refusal } from './proxy/barn-fault';

test('F8: a call that is refused once (401) is sent again with a fresh token, and nobody sees anything of it', async ({
  suite,
  barnProxy,
}) => {
  await suite.startAtCameras('test-barn');
  barnProxy.forget();
  barnProxy.answers(/^\/api\/cameras$/, onlyFirst(1, refusal(401, 'token-rejected')));
  await suite.page.reload();
  await expect.poll(() => barnProxy.asked(/^\/api\/cameras$/).length).toBe(2);
  await suite.expectCameras();
  await expect(suite.page.getByRole('alert')).toHaveCount(0);
  await suite.pictureOf('F8');
  // One after the reload, which has no access token; one for the call that was refused.
  expect(barnProxy.asked(/\/login\/refresh$/)).toHaveLength(2);
  const [first, second] = barnProxy.asked(/^\/api\/cameras$/);
  expect(second?.authorization).not.toBe(first?.authorization);
});
