import { untilKept } from '../harness/device-storage';
import { expect, test } from './fault-test';
import { type AnswerFault, errorPage } from './proxy/barn-fault';
import { expectHonestReport } from './system-report';

const troubles: readonly (readonly [string, AnswerFault, string])[] = [
  ['never answers', { kind: 'silent' }, 'noAnswer'],
  ['is lost', { kind: 'lost' }, 'noAnswer'],
  ['is a server error', errorPage(502), 'serverError'],
];

for (const [name, fault, cause] of troubles) {
  test(`F11: a refresh that ${name} signs nobody out: a banner says so and counts down, and all goes on when it is over`, async ({
    suite,
    barnProxy,
    secrets,
  }) => {
    const { page } = suite;
    await suite.startAtCameras('test-barn');
    await untilKept(page, 'Test pen');
    barnProxy.forget();
    barnProxy.answers(/\/login\/refresh$/, fault);
    await page.reload();
    const banner = page.getByText(
      suite.words('shell', 'sessionNotice.renewal', {
        barn: 'Test barn',
        cause: suite.words('shell', `sessionNotice.cause.${cause}`),
      }),
    );
    await expect(banner).toBeVisible();
    await expect(suite.cameraLinks(), 'what is known stays').toHaveCount(3);
    await expect(page).toHaveURL(/\/dashboard\/test-barn\//);
    // 1, 2, 4 … s between the tries: a server in trouble is not flooded.
    expect(barnProxy.asked(/\/login\/refresh$/).length).toBeLessThan(8);
    await suite.pictureOf('F11');

    barnProxy.heal();
    await expect(async () => {
      const tryNow = page.getByRole('button', { name: suite.words('shell', 'sessionNotice.tryNow') });
      if (await tryNow.isVisible()) await tryNow.click({ timeout: 1_000 }).catch(() => undefined);
      await expect(banner).toBeHidden({ timeout: 1_000 });
    }).toPass();
    await suite.openCamera('Test pen');
    await suite.expectTileState(/^(live|lagging)$/);
    await expectHonestReport(suite, secrets, /POST api\/login\/refresh failed/);
  });
}
