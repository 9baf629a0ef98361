import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';

/** Longest time in which a screen has its heading on a busy machine, ms. */
const openTimeout = 30_000;

/** Why an address did not open, by the address; empty when all did. */
export type Failures = readonly { readonly path: string; readonly why: string }[];

const firstLine = (text: string) => text.trim().split('\n')[0] ?? '';

async function signIn(page: Page, suite: string, barnId: string): Promise<void> {
  await page.goto(`${suite}/dashboard/${barnId}/camera`);
  await page.getByRole('dialog', { name: 'Language · Sprache' }).getByRole('button').last().click();
  const dialog = page.getByRole('dialog').filter({ has: page.locator('input[name="username"]') });
  await dialog.locator('input[name="username"]').fill('manager');
  await dialog.locator('input[name="password"]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\//);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
}

/** Why the screen at an address is not there, or nothing. */
async function failureAt(page: Page, address: string): Promise<string | null> {
  const thrown: string[] = [];
  const note = (error: Error) => void thrown.push(error.message);
  page.on('pageerror', note);
  try {
    await page.goto(address);
    const main = page.getByRole('main');
    await main.getByRole('heading', { level: 1 }).first().waitFor({ timeout: openTimeout });
    // What asks the barn has its answer by then: a failure that comes late is one as well.
    await page.waitForLoadState('networkidle', { timeout: openTimeout }).catch(() => undefined);
    const alert = main.getByRole('alert').first();
    if (await alert.isVisible()) return firstLine(await alert.innerText());
    return thrown[0] === undefined ? null : firstLine(thrown[0]);
  } catch (cause) {
    return firstLine(thrown[0] ?? String(cause));
  } finally {
    page.off('pageerror', note);
  }
}

/** Signs in at a barn in a fresh browser and opens addresses, one after the other. @returns those that did not open */
export async function openScreens(
  browser: Browser,
  suite: string,
  barnId: string,
  paths: readonly string[],
): Promise<Failures> {
  const context = await browser.newContext({ serviceWorkers: 'block', locale: 'en-GB' });
  context.setDefaultTimeout(openTimeout);
  try {
    const page = await context.newPage();
    await signIn(page, suite, barnId);
    const failures: { path: string; why: string }[] = [];
    for (const path of paths) {
      const why = await failureAt(page, `${suite}${path}`);
      if (why !== null) failures.push({ path, why });
    }
    return failures;
  } catch (cause) {
    return paths.map((path) => ({ path, why: `nobody could sign in: ${firstLine(String(cause))}` }));
  } finally {
    await context.close();
  }
}
