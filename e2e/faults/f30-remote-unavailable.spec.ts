import type { Locator } from '@playwright/test';
import { PageTime } from '../harness/page-time';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { leavesBehind, listAltered, type RemoteFault, remoteFaults } from './remote-faults';
import { type RemoteUnderTest, remotes } from './remotes';

const samePage = 'barnwatchSamePage';

/** The words of what stands in a remote's place: they name the part. */
function troubleWords(suite: Suite, { name, titleKey }: RemoteUnderTest): string {
  const part = suite.words(name, titleKey);
  const [before = ''] = suite.words('shell', 'screenTrouble.title', { part, remote: name }).split(')');
  return before;
}

function trouble(suite: Suite, remote: RemoteUnderTest): Locator {
  return suite.page.getByRole('alert').filter({ hasText: troubleWords(suite, remote) });
}

async function expectScreen(suite: Suite, remote: RemoteUnderTest): Promise<void> {
  await expect(suite.heading(suite.words(remote.name, remote.titleKey))).toBeVisible();
  await expect(trouble(suite, remote)).toBeHidden();
}

/** Back into the barn, after a visit to the page that leaves it. */
async function enterBarn(suite: Suite): Promise<void> {
  if (!suite.page.url().endsWith('/select-barn')) return;
  await suite.barnCard('north-barn').getByRole('link').first().click();
  await expect(suite.page).toHaveURL(/\/dashboard\/north-barn\//);
}

/** The others are all visited in the first fault, and in each further one a next of them. */
function othersDuring(faultIndex: number, name: string): readonly RemoteUnderTest[] {
  const others = remotes.filter((other) => other.name !== name);
  return faultIndex === 0 ? others : others.slice(faultIndex % others.length).slice(0, 1);
}

async function visitOthers(suite: Suite, others: readonly RemoteUnderTest[]): Promise<void> {
  for (const other of others) {
    await other.visit(suite);
    await expectScreen(suite, other);
  }
}

/** The remote's own area says what is wrong, the others work, and it comes back without loading the page anew. */
async function suffer(
  suite: Suite,
  remote: RemoteUnderTest,
  fault: RemoteFault,
  others: readonly RemoteUnderTest[],
): Promise<void> {
  const { page } = suite;
  const injected = await fault.inject(page, remote.name);
  try {
    await suite.open(remote.startAt);
    await page.evaluate((mark) => void Reflect.set(globalThis, mark, true), samePage);
    const time = await PageTime.on(page);
    const named = time.whenShown('[role="alert"]', troubleWords(suite, remote));
    await remote.visit(suite);
    await expect(trouble(suite, remote)).toBeVisible();
    expect(await named, 'named within 10 s, and what a press takes').toBeLessThan(11_000);
    await expect(trouble(suite, remote)).toContainText(fault.why(suite));
    if (remote.leavesBarn && fault.runs) {
      await injected.heal();
      await trouble(suite, remote)
        .getByRole('button', { name: suite.words('shared', 'failure.tryAgain') })
        .click();
    } else {
      await visitOthers(suite, others);
      await injected.heal();
      await enterBarn(suite);
      await remote.visit(suite);
    }
    await expectScreen(suite, remote);
    expect(await page.evaluate((mark) => Reflect.get(globalThis, mark), samePage), 'no new page').toBe(true);
    await enterBarn(suite);
  } finally {
    await injected.end();
  }
}

/** All faults, for each remote from another one on: what is mostly waited for does not come to all of them at once. */
function faultsFrom(turn: number): readonly RemoteFault[] {
  const faults = remoteFaults.slice(0, -1);
  const from = (turn * 3) % faults.length;
  return [...faults.slice(from), ...faults.slice(0, from), ...remoteFaults.slice(-1)];
}

for (const [turn, remote] of remotes.entries()) {
  test(`F30: ${remote.name} unavailable in any way costs its own area only`, async ({ suite }) => {
    suite.watch.expect(
      new RegExp(`/remotes/${remote.name}/`),
      /integrity/,
      /thrown at (load|render)/,
      /Failed to load resource/,
    );
    await suite.startAtCameras('north-barn', 'manager');
    for (const [index, fault] of faultsFrom(turn).entries()) {
      await test.step(fault.name, () => suffer(suite, remote, fault, othersDuring(index, remote.name)));
    }
  });
}

test('F30, issue 19: a part whose files are in a list of its own, and this not to be had, costs its own area only', async ({
  suite,
}) => {
  const remote = remotes.find(({ name }) => name === 'mf-incidents');
  if (remote === undefined) throw new Error('There is nothing to test.');
  suite.watch.expect(new RegExp(`/remotes/${remote.name}/`), /integrity/, /Failed to load resource/);
  await suite.startAtCameras('north-barn', 'manager');
  await suffer(suite, remote, listAltered, othersDuring(1, remote.name));
  expect(suite.network.ofRemote(remote.name).some((address) => address.includes('/parts.'))).toBe(true);
});

test('F30: a part that comes back while one looks at its place shows itself', async ({ suite }) => {
  const [fault] = remoteFaults;
  const remote = remotes.find(({ name }) => name === 'mf-cameras');
  if (fault === undefined || remote === undefined) throw new Error('There is nothing to test.');
  suite.watch.expect(/remote-entry/, /Failed to load resource/);
  const injected = await fault.inject(suite.page, remote.name);
  await suite.startAt('/dashboard/north-barn/camera');
  await expect(trouble(suite, remote)).toBeVisible();
  await suite.pictureOf('F30');
  await injected.heal();
  await expectScreen(suite, remote);
});

test('F30, F43: what a part leaves behind when its pages are left is counted where one looks for it', async ({
  suite,
}) => {
  const remote = remotes.find(({ name }) => name === 'mf-incidents');
  if (remote === undefined) throw new Error('There is nothing to test.');
  const injected = await leavesBehind(suite.page, remote.name);
  try {
    await suite.startAtCameras('north-barn', 'manager');
    const [words = ''] = suite.words('shell', 'systemInformation.leftBehind').split(':');
    const row = (name: string) => suite.page.locator('main li').filter({ hasText: name });
    await expect(async () => {
      await remote.visit(suite);
      await expectScreen(suite, remote);
      await suite.goTo(suite.words('shell', 'systemInformation.title'));
      await expect(row(remote.name)).toContainText(words, { timeout: 1 });
    }).toPass({ intervals: [2_500] });
    await expect(row(remote.name)).toContainText(/[1-9]\d*\D+[1-9]\d*\D+[1-9]/);
    await expect(row('mf-cameras')).not.toContainText(words);
  } finally {
    await injected.end();
  }
});
