import { remotePorts } from '../../deploy/demo/ports';
import { startDevelopment } from '../harness/development';
import { runningSuite } from '../harness/running-suite';
import { expect, test } from '../harness/suite-test';
import { collectReports } from '../security/policy-reports';

/** Where the remote under development comes from. */
const remotePort = () => Number(new URL(runningSuite().address).port) + remotePorts.above;

/** The headers of a page that keep it safe, its nonce and the places of its remotes left out. */
async function policyOfPage(): Promise<Readonly<Record<string, string | null>>> {
  const { headers } = await fetch(runningSuite().address, { headers: { accept: 'text/html' } });
  const policy = (headers.get('content-security-policy') ?? '')
    .replaceAll(/'nonce-[^']*'/g, "'nonce'")
    .replaceAll(` http://localhost:${remotePort()}`, '');
  const others = ['x-content-type-options', 'referrer-policy', 'permissions-policy', 'cross-origin-opener-policy'];
  return { policy, ...Object.fromEntries(others.map((name) => [name, headers.get(name)])) };
}

test('npm run dev: one remote beside released ones, under the policy of the suite; edits of code, styles, texts and descriptor arrive in the open page', async ({
  suite,
}) => {
  const { page } = suite;
  const deployed = await policyOfPage();
  const development = await startDevelopment();
  try {
    expect(deployed.policy).toContain("require-trusted-types-for 'script'");
    expect(await policyOfPage(), 'the policy of the suite').toEqual(deployed);
    const reports = await collectReports(page);
    // Signing in and the cameras are screens of released remotes.
    await suite.startAtCameras('north-barn', 'manager');
    await suite.goTo('Feeding');
    await expect(suite.heading('Feeding')).toBeVisible();
    await page.getByRole('button', { name: 'pressed 0' }).click();
    await expect(page.getByRole('button', { name: 'pressed 1' })).toBeVisible();

    await page.evaluate(() => void Reflect.set(globalThis, 'barnwatchSamePage', true));
    const isSamePage = () => page.evaluate(() => Reflect.get(globalThis, 'barnwatchSamePage') === true);
    development.edit('feeding/feeding.tsx', 'pressed ${', 'pushed ${');
    const button = page.getByRole('button', { name: 'pushed 1' });
    await expect(button, 'code, its state kept').toBeVisible();
    development.edit('feeding/feeding.module.css', '.camera {', '.camera {\n  outline: 7px solid;');
    await expect(button, 'styles').toHaveCSS('outline-width', '7px');
    await expect(button, 'the state, after styles').toBeVisible();
    development.edit('texts/en.json', '"title": "Feeding"', '"title": "Fed by hand"');
    await expect(suite.heading('Fed by hand'), 'texts').toBeVisible();
    await expect(button, 'the state, after texts').toBeVisible();
    const entry = (name: string) => page.getByRole('navigation').getByRole('link', { name });
    await expect(entry('Fed by hand'), 'titles of the descriptor are texts').toBeVisible();
    development.edit('remote.ts', "titleKey: 'feeding.title',\n      to:", "titleKey: 'feeding.none',\n      to:");
    await expect(entry('This barn has no cameras yet.'), 'the descriptor').toBeVisible();
    await expect(suite.heading('Fed by hand')).toBeVisible();
    await expect(button, 'the state, after the descriptor').toBeVisible();
    // Half of an edit saved: the last whole words stay, code goes on, and what is mended arrives.
    development.edit('texts/en.json', '"Fed by hand"', 'Fed by machine');
    development.edit('feeding/feeding.tsx', 'pushed ${', 'touched ${');
    const touched = page.getByRole('button', { name: 'touched 1' });
    await expect(touched, 'code once more, its state kept').toBeVisible();
    await expect(suite.heading('Fed by hand'), 'the last whole words').toBeVisible();
    development.edit('texts/en.json', 'Fed by machine', '"Fed by machine"');
    await expect(suite.heading('Fed by machine'), 'the mended words').toBeVisible();
    await expect(touched, 'the state, at the end').toBeVisible();
    expect(await isSamePage(), 'no edit needs a new page').toBe(true);
    expect(await reports(), 'nothing that the policies refuse').toEqual([]);
  } finally {
    await suite.leave();
    await development.stop();
  }
});
