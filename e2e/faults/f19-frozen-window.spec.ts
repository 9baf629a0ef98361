import { PageTime } from '../harness/page-time';
import { expect, test } from './fault-test';

test('F19: a window that is frozen while it renews the session holds the others up for 10 s at most', async ({
  suite,
  barnProxy,
}) => {
  await suite.startAtCameras('test-barn');
  barnProxy.forget();
  const frozen = await suite.openWindow('/system-information');
  // It has a token of its own before it is frozen: else it would ask for one later, as it does not wait for ever either.
  await expect.poll(() => barnProxy.asked(/\/login\/refresh$/).length).toBe(1);
  await frozen.page.evaluate(
    () =>
      new Promise<void>((held) => {
        void navigator.locks.request('barnwatch-refresh-test-barn', () => {
          held();
          return new Promise(() => undefined);
        });
      }),
  );
  barnProxy.forget();
  const time = await PageTime.on(suite.page);
  await suite.page.reload();
  await expect(suite.cameraLinks(), 'what is known is shown meanwhile').toHaveCount(3);
  await expect.poll(() => barnProxy.asked(/\/login\/refresh$/).length, { timeout: 90_000, intervals: [100] }).toBe(1);
  expect(await time.now(), 'ten seconds, and what the page takes to start').toBeLessThan(14_000);
  await expect.poll(() => barnProxy.asked(/^\/api\/cameras$/).length).toBeGreaterThan(0);
  await expect(suite.page.getByRole('alert')).toHaveCount(0);
  await suite.pictureOf('F19');
});
