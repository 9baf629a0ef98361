import type { BrowserContext } from '@playwright/test';
import { signInAt } from './barn-api';
import { runningSuite } from './running-suite';
import { signedInState } from './signed-in-state';
import type { Account, Barn } from './suite';
import type { Language } from './words';

/** Where each barn really listens: what a test puts between the browser and a barn is not asked. */
function addressOf(barn: Barn): string {
  const { north, south, testBarn } = runningSuite();
  return { 'north-barn': north, 'south-barn': south, 'test-barn': testBarn.address }[barn];
}

/**
 * Makes a fresh browser the device of somebody who is signed in. Signing in by hand has journeys of its own, and takes a
 * second of every test that proves something else.
 */
export async function makeSignedInDevice(
  context: BrowserContext,
  { barn, account, language }: { readonly barn: Barn; readonly account: Account; readonly language: Language },
): Promise<void> {
  const refreshToken = await signInAt(addressOf(barn), account);
  const signedIn = { barnId: barn, accountName: account, language, refreshToken };
  await context.setStorageState(signedInState(runningSuite().address, signedIn));
}
