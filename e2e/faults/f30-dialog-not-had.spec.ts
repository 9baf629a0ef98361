import { expect, test } from '../harness/suite-test';
import { text } from '../journeys/camera-words';

const samePage = 'barnwatchSamePage';

test('F30: a dialog whose files cannot be had says so in its own place; the screen goes on, and it opens once they come', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/status of 503/, /^503: GET/, /integrity/);
  await suite.startAt('/dashboard/north-barn/recordings?span=1d');
  const timeline = page.locator('main [role="application"]');
  await expect(timeline).toHaveAttribute('data-known', 'true');
  await page.evaluate((mark) => void Reflect.set(globalThis, mark, true), samePage);
  const scripts = /\/remotes\/mf-cameras\/.*\.js(\?|$)/;
  await page.route(scripts, (route) => route.fulfill({ status: 503, body: '' }));
  await page
    .getByRole('group', { name: text(suite, 'graph.span') })
    .getByText(text(suite, 'graph.spans.other'), { exact: true })
    .click();
  const dialog = page.getByRole('dialog', { name: text(suite, 'graph.otherSpan.title') });
  await expect(dialog.getByText(suite.words('shared', 'failure.notLoaded'))).toBeVisible();
  await expect(timeline).toBeVisible();
  await page.unroute(scripts);
  await dialog.getByRole('button', { name: suite.words('shared', 'failure.tryAgain') }).click();
  await expect(dialog.getByRole('textbox').first()).toBeVisible();
  expect(await page.evaluate((mark) => Reflect.get(globalThis, mark), samePage), 'no new page').toBe(true);
});
