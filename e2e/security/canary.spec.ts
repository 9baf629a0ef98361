import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';
import { copiedReport } from '../faults/system-report';
import { readDatabases } from '../harness/device-storage';
import { runningSuite } from '../harness/running-suite';
import { Secrets } from '../harness/secrets';
import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { noteWhatRemotesGet, walkReach } from './reach/hostile-remote';

const canaryPassword = 'Canary-2026!';
const linkCanary = 'canary-of-a-verification-link';
/** No secret: where it is not found, the search has not looked. */
const control = 'canary-that-has-to-be-found';

/** Puts the control where a secret could lie: a search that finds nothing there proves nothing. */
function plantControl(page: Page): Promise<void> {
  return page.evaluate(async (control) => {
    localStorage.setItem('control', control);
    sessionStorage.setItem('control', control);
    const cache = await caches.open('control');
    await cache.put('/control', new Response(control));
    console.info(control);
  }, control);
}

/** What the page keeps of itself that other scripts and the next person can read. */
function readPage(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const caches_: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const answer = await cache.match(request);
        caches_.push(request.url, JSON.stringify([...request.headers]), (await answer?.text()) ?? '');
      }
    }
    return JSON.stringify({
      local: { ...localStorage },
      session: { ...sessionStorage },
      cookie: document.cookie,
      address: location.href,
      history: history.state,
      referrer: document.referrer,
      name: window.name,
      // Every address that the page has asked for, as any script can read them.
      asked: performance.getEntries().map(({ name }) => name),
      caches: caches_,
    });
  });
}

async function serverLogs(): Promise<string> {
  const folder = runningSuite().logFolder;
  const files = (await readdir(folder)).filter((file) => file.endsWith('.log'));
  expect(files.length, 'every server has a log').toBeGreaterThanOrEqual(3);
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.join('\n');
}

async function registerWithCanary(suite: Suite): Promise<void> {
  const { page } = suite;
  const signIn = await suite.askToSignIn('north-barn');
  await signIn.getByRole('button', { name: suite.words('mf-auth', 'signUp.action'), exact: true }).click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[name="passwordRepetition"]') });
  await dialog.locator('input[name="username"]').fill(`canary-${Date.now().toString(36)}`);
  await dialog.locator('input[name="password"]').fill(canaryPassword);
  await dialog.locator('input[name="passwordRepetition"]').fill(canaryPassword);
  await dialog.getByRole('button', { name: suite.words('mf-auth', 'signUp.action'), exact: true }).click();
  await expect(page.getByText(/There are no permissions for this barn/)).toBeVisible();
}

test('no canary of a password, a link or a token is found anywhere, in the auth client’s own store neither', async ({
  suite,
}) => {
  const { page } = suite;
  suite.watch.expect(/^4\d\d: POST .*\/verify$/, /^console error: .*status of 4/);
  const secrets = new Secrets(page);
  const addresses: string[] = [];
  const said: string[] = [];
  page.on('framenavigated', (frame) => addresses.push(frame.url()));
  page.on('console', (message) => said.push(message.text()));
  await noteWhatRemotesGet(page);

  const { hostname, port } = new URL(runningSuite().senator);
  const discoveryString = Buffer.from(
    JSON.stringify({ remote: { protocol: 'http', hostname, port: Number(port) } }),
  ).toString('base64');
  const query = new URLSearchParams({ discoveryString, id: 'nobody', token: linkCanary });
  await suite.start({ path: `/ql/email-verification?${query}` });
  await page.getByRole('button', { name: suite.words('mf-auth', 'quickLink.verify.confirm'), exact: true }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  // The link itself is where the secret came from; after that it is nowhere.
  addresses.length = 0;

  await page.getByRole('link', { name: suite.words('mf-auth', 'quickLink.toBarns') }).click();
  await suite.expectSelectBarn();
  await registerWithCanary(suite);
  await suite.signOut();
  await suite.signIn({ barn: 'north-barn', account: 'manager' });
  await suite.expectCameras();
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);
  await page.reload();
  await suite.expectTileState(/^(live|lagging)$/);

  const tokens = await secrets.tokens();
  expect(tokens.length).toBeGreaterThanOrEqual(4);
  // The middle part of a token is what one would need of it, whatever stands before and after.
  // The password of the demonstration is none: its registry names it.
  const canaries = [canaryPassword, linkCanary, ...tokens.map((token) => token.split('.')[1] ?? token)];

  const { objects, sharedModules, found } = await walkReach(page, canaries, 'north-barn');
  expect(objects, 'the walk came far').toBeGreaterThan(5_000);
  expect(sharedModules).toEqual(expect.arrayContaining(['react', '@barnwatch/shared/auth-client']));
  expect(found, 'ways to a secret that a remote has').toEqual([]);
  const open = await walkReach(page, ['Pen 1 feeder'], 'north-barn');
  expect(open.found.length, 'what is no secret is found').toBeGreaterThan(0);

  const { 'barnwatch-session': own = '', ...others } = await readDatabases(page);
  const asked = suite.network
    .addresses()
    // The link as it was opened, and the one call whose address must carry a token (product 7.2).
    .filter((address) => !address.includes('/ql/email-verification?') && !/\/api\/login\/ey/.test(address));
  expect(others['barnwatch-answers'], 'the databases were read').toContain('Pen 1 feeder');
  expect(own, 'the session was found where it lies').toContain('sealed/grant/north-barn');
  for (const canary of canaries) expect(own.includes(canary), 'the session lies there sealed').toBe(false);
  await plantControl(page);
  const kept = await readPage(page);
  const { local, session, caches } = JSON.parse(kept) as Readonly<Record<'local' | 'session' | 'caches', unknown>>;
  for (const [place, held] of Object.entries({ local, session, caches, said })) {
    expect(JSON.stringify(held), `the search has looked: ${place}`).toContain(control);
  }
  expect(asked.length, 'addresses were noted').toBeGreaterThan(10);
  const places: Readonly<Record<string, string>> = {
    ...others,
    'what the page keeps': kept.replaceAll(/"http[^"]*\/api\/login\/ey[^"]*"/g, '""'),
    'an address of the page': addresses.join('\n'),
    'an address that was asked for': asked.join('\n'),
    'the console': said.join('\n').replaceAll(/\S*\/ql\/email-verification\?\S*/g, ''),
    'the log of a server': await serverLogs(),
    'the page': await page.content(),
    'the report': await copiedReport(suite),
    'the page with the log': await page.content(),
  };
  for (const [place, text] of Object.entries(places)) {
    for (const canary of canaries) expect(text.includes(canary), `a secret is in ${place}`).toBe(false);
  }
  expect(own, 'where the session is kept there is no password').not.toContain(canaryPassword);
  expect(own).not.toContain(demoPassword);
  expect(own).not.toContain(linkCanary);
  expect(await page.context().cookies()).toEqual([]);
});
