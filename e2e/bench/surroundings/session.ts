import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test';
import { demoPassword } from '../../../deploy/demo/accounts';
import { signedInState } from '../../harness/signed-in-state';
import { type StorageState, storageState } from './storage-state';

/** A barn that someone signs in at. */
export interface SessionPlace {
  /** The suite as the browser reaches it. */
  readonly suite: string;
  /** The name on the barn's card, and where the barn answers. */
  readonly barnName: string;
  readonly barn: string;
  readonly username?: string;
}

/** A first start on a busy machine, ms. */
const signInMs = 120_000;

/** A person's device, handed out as often as it is needed. */
export interface Session {
  /** The device's storage for a suite at an address, with a refresh token that nobody has used. */
  storageAt(suite: string): Promise<StorageState>;
}

/** Confirms the language, then signs in through the page; ends at the barn's dashboard. */
export async function signIn(page: Page, { suite, barnName, username = 'manager' }: SessionPlace): Promise<void> {
  page.setDefaultTimeout(signInMs);
  await page.goto(`${suite}/select-barn`);
  const language = page.getByRole('dialog').getByRole('button', { name: 'Confirm' });
  await language.click();
  await page.getByRole('button', { name: `Sign in at ${barnName}` }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('User name', { exact: true }).fill(username);
  await dialog.getByLabel('Password', { exact: true }).fill(demoPassword);
  await dialog.getByRole('button', { name: 'Sign in', exact: true }).click();
  await page.waitForURL(/\/dashboard\//);
}

async function issueRefreshToken({ barn, username = 'manager' }: SessionPlace): Promise<string> {
  const answer = await fetch(`${barn}/api/auth/usernamePassword/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword }),
  });
  const { data } = (await answer.json()) as { data?: { refreshToken?: string } };
  if (data?.refreshToken === undefined) throw new Error(`${barn} issued no token: ${answer.status}`);
  return data.refreshToken;
}

/** Somebody who is signed in at a barn: each device that is handed out has a token of its own. */
export function openSession(place: SessionPlace & { readonly barnId: string }): Session {
  const { barnId, username: accountName = 'manager' } = place;
  return {
    async storageAt(suite) {
      const refreshToken = await issueRefreshToken(place);
      return storageState(suite, signedInState({ barnId, accountName, language: 'en', refreshToken }));
    },
  };
}

/** Runs something in a fresh browser profile and throws the profile away. */
export async function inContext<Value>(
  browser: Browser,
  options: BrowserContextOptions,
  run: (context: BrowserContext) => Promise<Value>,
): Promise<Value> {
  // What a worker fetches beside the page is no part of what is measured, unless a bench says so.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  try {
    // tsx gives functions their names by a helper, which functions that are sent into a page do not find there.
    await context.addInitScript('globalThis.__name ??= (named) => named');
    return await run(context);
  } finally {
    await context.close();
  }
}
