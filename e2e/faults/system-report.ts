import type { Secrets } from '../harness/secrets';
import type { Suite } from '../harness/suite';
import { expect } from '../harness/suite-test';

/** The copied report of System information: what a person would send to the support. */
export async function copiedReport(suite: Suite): Promise<string> {
  await suite.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await suite.goTo(suite.words('shell', 'systemInformation.title'));
  await suite.page.getByRole('button', { name: suite.words('shell', 'systemInformation.copy') }).click();
  await expect(suite.page.getByText(suite.words('shared', 'clipboard.copied'))).toBeVisible();
  return suite.page.evaluate(() => navigator.clipboard.readText());
}

/** The fault is in the log, and nothing secret is in the report or anywhere on the page. */
export async function expectHonestReport(suite: Suite, secrets: Secrets, mention: RegExp): Promise<void> {
  const report = await copiedReport(suite);
  expect(report).toMatch(mention);
  await secrets.expectNoneIn(report, 'the report');
  await secrets.expectNoneIn(await suite.page.locator('body').innerText(), 'the log on the page');
}
