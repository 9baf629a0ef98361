import type { Page } from '@playwright/test';
import { expect, test } from '../faults/fault-test';
import type { BarnProxy } from '../faults/proxy/barn-proxy';
import { runningSuite } from '../harness/running-suite';
import type { Suite } from '../harness/suite';

interface CameraScreen {
  readonly name: string;
  /** Below `/dashboard/test-barn/`. */
  readonly path: string;
  /** What it shows with the barn there and keeps when the barn goes. */
  readonly content: string;
  /** Works again, without being loaded anew. The proxy has heard nothing since the barn came back. */
  readonly expectAlive: (suite: Suite, barn: BarnProxy) => Promise<void>;
}

/** The screen asks the barn by itself. */
const asks = (pattern: RegExp) => async (_suite: Suite, barn: BarnProxy) => {
  await expect.poll(() => barn.asked(pattern).length).toBeGreaterThan(0);
};

const moves = async (suite: Suite) => suite.expectTileState(/^(live|lagging)$/);

/** The screen is of one span or moment: what is chosen now is asked for now. */
const answersChoice = (key: string, pattern: RegExp) => async (suite: Suite, barn: BarnProxy) => {
  barn.forget();
  const words = suite.words('mf-cameras', key);
  await suite.page.locator('main').getByText(words, { exact: true }).first().click();
  await asks(pattern)(suite, barn);
};

/** What is typed is taken, and taken back. */
const saves = async (suite: Suite, barn: BarnProxy) => {
  const field = suite.page.getByRole('textbox', { name: suite.words('mf-cameras', 'cameraEdit.sortPrefix') });
  const before = await field.inputValue();
  for (const value of [`${before}x`, before]) {
    barn.forget();
    await field.fill(value);
    const save = suite.page.getByRole('button', { name: suite.words('mf-cameras', 'cameraEdit.save'), exact: true });
    await save.click();
    await asks(/^\/api\/cameras\/sortPrefix\/pen$/)(suite, barn);
    await expect(save).toBeDisabled();
  }
};

const screens: readonly CameraScreen[] = [
  { name: 'overview', path: 'overview', content: 'main img', expectAlive: asks(/^\/api\/(cameras|incidents|data)/) },
  { name: 'list', path: 'camera', content: 'main li img', expectAlive: asks(/\/still$/) },
  { name: 'detail', path: 'camera/pen', content: 'main article[data-state]', expectAlive: moves },
  { name: 'walk-round', path: 'walk-round/pen', content: 'main article[data-state]', expectAlive: moves },
  { name: 'grid', path: 'grid', content: 'main li img', expectAlive: asks(/\/still$/) },
  {
    name: 'images',
    path: 'camera/images/pen/Test%20pen',
    content: 'main img',
    expectAlive: answersChoice('images.yesterday', /\/recordings\/frame\//),
  },
  { name: 'live', path: 'camera/streaming/pen/Test%20pen', content: 'main article[data-state]', expectAlive: moves },
  { name: 'edit', path: 'camera/edit/pen/Test%20pen', content: 'main form', expectAlive: saves },
  {
    name: 'graph',
    path: 'camera/graph/pen/Test%20pen',
    content: 'main canvas',
    expectAlive: answersChoice('graph.spans.7d', /^\/api\/data\//),
  },
  {
    name: 'distribution',
    path: 'camera/graph/pen/Test%20pen?tab=distribution&span=1h',
    content: 'main canvas',
    expectAlive: answersChoice('graph.spans.1d', /^\/api\/animalDistribution\//),
  },
  { name: 'carousel', path: 'image-carousels', content: 'main img', expectAlive: asks(/\/still$/) },
  {
    name: 'summary',
    path: 'summary',
    content: 'main section li',
    expectAlive: answersChoice('summary.spans.8h', /^\/api\/incidents\/query$/),
  },
];

const waitsForItself = 'graph';

/** As when one comes back to the tab, and the device into a network. */
const lookAgain = (page: Page) =>
  page.evaluate(() => {
    for (const event of ['focus', 'online']) dispatchEvent(new Event(event));
  });

for (const { name, path, content, expectAlive } of screens) {
  test(`a barn that goes away leaves what is known with its age, and comes back: ${name}`, async ({
    suite,
    barnProxy,
  }) => {
    const { page } = suite;
    await suite.startAt(`/dashboard/test-barn/${path}`, { barn: 'test-barn' });
    const shown = page.locator(content).first();
    await expect(shown).toBeVisible();
    if (expectAlive === moves) await moves(suite);
    await page.evaluate(() => Reflect.set(globalThis, 'isSamePage', true));

    await barnProxy.refuse();
    // Whoever looks at the page again makes it look at the barn; nobody waits for its next turn.
    await lookAgain(page);
    await expect(suite.connection()).toHaveAttribute('data-connection', 'offline');
    await expect(suite.connection().locator('time')).toBeVisible();
    await expect(shown, 'what was known stays').toBeVisible();
    if (expectAlive === moves) await suite.expectTileState(/retrying|still|offline/);

    barnProxy.forget();
    await barnProxy.listen(runningSuite().testBarn.proxyPort);
    // One of them is left to find out by itself.
    if (name !== waitsForItself) await lookAgain(page);
    await expect(suite.connection()).toHaveAttribute('data-connection', 'online');
    await expectAlive(suite, barnProxy);
    expect(await page.evaluate(() => Reflect.get(globalThis, 'isSamePage')), 'nothing was loaded anew').toBe(true);
  });
}

test('what is changed of a camera while its barn is away stays typed, and is saved when it is back', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-cameras', key, values);
  const tag = `late-${Date.now()}`;
  const save = page.getByRole('button', { name: t('cameraEdit.save'), exact: true });
  const remove = page.getByRole('button', { name: suite.words('shared', 'cameraFields.tags.remove', { tag }) });
  await suite.startAt('/dashboard/test-barn/camera/edit/pen/Test%20pen', { barn: 'test-barn' });
  await page.getByRole('textbox', { name: t('cameraEdit.tags') }).fill(tag);
  await page.keyboard.press('Enter');
  await barnProxy.refuse();
  await save.click();
  await expect(page.getByText(t('cameraEdit.failed')).first()).toBeVisible();
  const field = page.getByRole('textbox', { name: t('cameraEdit.tags') });
  await expect(field).toHaveAccessibleDescription(
    new RegExp(`^${suite.words('shared', 'request.offline').slice(0, 20)}`),
  );
  await expect(remove, 'what was typed').toBeVisible();

  await barnProxy.listen(runningSuite().testBarn.proxyPort);
  await expect(suite.connection()).toHaveAttribute('data-connection', 'online');
  await save.click();
  await expect(page.getByText(t('cameraEdit.saved')).first()).toBeVisible();
  await page.reload();
  await remove.click();
  await save.click();
  await expect(page.getByText(t('cameraEdit.saved')).first()).toBeVisible();
});
