import type { Locator, Route } from '@playwright/test';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import type { RemoteName } from '../harness/words';
import { remotes } from './remotes';

const samePage = 'barnwatchSamePage';
const barn = '/dashboard/north-barn';

/** What a screen fetches only once somebody asks for it. */
interface LaterPart {
  readonly name: string;
  readonly remote: RemoteName;
  /** Of its screen. */
  readonly path: string;
  /** What one presses for it. */
  readonly way: (suite: Suite) => Locator;
  /** Something of the part itself: before it comes, a dialog of the same title stands in its place. */
  readonly within: (suite: Suite) => Locator;
}

const parts: readonly LaterPart[] = [
  {
    name: 'the export of interventions',
    remote: 'mf-incidents',
    path: `${barn}/interventions`,
    way: (suite) => suite.page.getByRole('button', { name: suite.words('mf-incidents', 'export.open'), exact: true }),
    within: (suite) =>
      suite.page.getByRole('dialog').getByLabel(new RegExp(`^${suite.words('mf-incidents', 'export.fileName')}`)),
  },
  {
    name: 'any span of a graph',
    remote: 'mf-cameras',
    path: `${barn}/camera/graph/pen-01/Pen%201%20feeder`,
    way: (suite) =>
      suite.page.locator('main').getByText(suite.words('mf-cameras', 'graph.spans.other'), { exact: true }),
    within: (suite) =>
      suite.page.getByRole('dialog').getByRole('button', { name: suite.words('mf-cameras', 'graph.otherSpan.show') }),
  },
];

/** What brings somebody back to a screen that has failed. */
const ways: Readonly<Record<string, (suite: Suite) => Promise<void>>> = {
  'one tries again': (suite) =>
    trouble(suite)
      .getByRole('button', { name: suite.words('shared', 'failure.tryAgain') })
      .click(),
  'one leaves the screen and comes back': async (suite) => {
    const elsewhere = remotes.find(({ name }) => name === 'mf-settings');
    if (elsewhere === undefined) throw new Error('There is nowhere to go.');
    await elsewhere.visit(suite);
    await expect(suite.heading(suite.words(elsewhere.name, elsewhere.titleKey))).toBeVisible();
    await suite.page.goBack();
  },
};

function trouble(suite: Suite): Locator {
  const alert = suite.page.getByRole('main').getByRole('alert');
  return alert.filter({ hasText: suite.words('shell', 'screenTrouble.threw') });
}

/** The files of its remote that the page asks for once the part is pressed for. */
async function filesOf(suite: Suite, { remote, way, within }: LaterPart): Promise<readonly string[]> {
  await expect(way(suite)).toBeVisible();
  const before = new Set(suite.network.ofDocument());
  await way(suite).click();
  await expect(within(suite)).toBeVisible();
  return suite.network
    .ofDocument()
    .filter(
      (address) => !before.has(address) && address.includes(`/remotes/${remote}/`) && /\.(js|css)$/.test(address),
    );
}

/** Answers each of these files with 503, the first time that it is asked for; the answer says which were. */
async function failOnce({ page }: Suite, files: readonly string[]): Promise<ReadonlySet<string>> {
  const failed = new Set<string>();
  const answer = (route: Route) => {
    const address = route.request().url();
    if (failed.has(address)) return route.fallback();
    failed.add(address);
    return route.fulfill({ status: 503, body: '' });
  };
  for (const file of files) await page.route(file, answer);
  return failed;
}

for (const part of parts) {
  test(`F30: a later file of ${part.remote} that fails once, that of ${part.name}, is asked for anew without a new page`, async ({
    suite,
  }) => {
    const { page } = suite;
    suite.watch.expect(
      new RegExp(`/remotes/${part.remote}/`),
      /Failed to load resource/,
      /integrity/,
      /Loading (CSS )?chunk/,
    );
    await suite.startAt(part.path);
    const files = await filesOf(suite, part);
    expect(files, 'it has files of its own').not.toEqual([]);
    for (const [name, comeBack] of Object.entries(ways)) {
      await test.step(name, async () => {
        await suite.open(part.path);
        await expect(part.way(suite)).toBeVisible();
        await page.evaluate((mark) => void Reflect.set(globalThis, mark, true), samePage);
        const failed = await failOnce(suite, files);
        await part.way(suite).click();
        await expect(trouble(suite)).toBeVisible();
        expect(failed.size).toBeGreaterThan(0);
        await comeBack(suite);
        await expect(trouble(suite)).toBeHidden();
        await part.way(suite).click();
        await expect(part.within(suite)).toBeVisible();
        await expect(trouble(suite)).toBeHidden();
        expect(await page.evaluate((mark) => Reflect.get(globalThis, mark), samePage), 'no new page').toBe(true);
        for (const file of files) await page.unroute(file);
      });
    }
  });
}

test('F30: the list of a remote’s later files that does not come costs what needs it, and is asked for anew', async ({
  suite,
}) => {
  const { page } = suite;
  const [part] = parts;
  if (part === undefined) throw new Error('There is no later part.');
  suite.watch.expect(new RegExp(`/remotes/${part.remote}/`), /Failed to load resource/, /integrity/);
  const list = new RegExp(`/remotes/${part.remote}/.*/late-files\\.\\w+\\.json$`);
  await page.route(list, (route) => route.fulfill({ status: 503, body: '' }));
  await suite.startAt(part.path);
  await part.way(suite).click();
  await expect(trouble(suite)).toBeVisible();
  await page.evaluate((mark) => void Reflect.set(globalThis, mark, true), samePage);
  await page.unroute(list);
  await ways['one tries again']?.(suite);
  await part.way(suite).click();
  await expect(part.within(suite)).toBeVisible();
  expect(await page.evaluate((mark) => Reflect.get(globalThis, mark), samePage), 'no new page').toBe(true);
});
