import { screens } from '../access/screens';
import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';

/** Nothing is told to be still on its way. */
const awaited = 'main [aria-busy="true"], main [data-awaited]';
/** Longest wait for a screen to say what it knows, ms: a call may take 10 s. */
const toldWithinMs = 15_000;

test('F1: opened once with a line, no screen waits for ever without one: each says what it knows, or what it lacks', async ({
  suite,
}) => {
  test.setTimeout(480_000);
  const { page } = suite;
  const { north } = runningSuite();
  const ofBarn = screens.filter(({ path }) => path.startsWith('/dashboard/'));
  await suite.startAtCameras('north-barn', 'manager');
  for (const screen of ofBarn) {
    await suite.open(screen.path);
    await screen.isComplete(suite);
  }
  await suite.leave();
  suite.watch.expect(...troubleAt(north));
  await page.context().route(
    (address) => address.href.startsWith(north),
    (route) => route.abort('connectionrefused'),
  );
  for (const { name, path } of ofBarn) {
    await suite.open(path);
    await expect(page.getByRole('main').getByRole('heading').first(), `${name}: has a heading`).toBeVisible();
    await expect
      .soft(page.locator(awaited), `${name}: nothing waits for ever`)
      .toHaveCount(0, { timeout: toldWithinMs });
    const words = await page.getByRole('main').innerText();
    console.log(`@@ ${name}: ${words.length} ${words.replaceAll(/\s+/g, ' ').slice(0, 260)}`);
  }
});
