import type { KnownInstance, SuiteRegistry } from '@barnwatch/shared/federation';
import type { Page } from '@playwright/test';
import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { Secrets } from '../harness/secrets';
import { test as base, expect } from '../harness/suite-test';
import { testBarnCode, testBarnId } from '../harness/test-barn-code';
import { BarnProxy } from './proxy/barn-proxy';

export { expect };

export interface FaultFixtures {
  /** In front of the test barn, which this browser's suite knows. Troubles at that barn are part of the test. */
  readonly barnProxy: BarnProxy;
  readonly secrets: Secrets;
}

/** Lets a page's suite know the test barn, beside those of the deployment. */
async function addTestBarn(page: Page): Promise<void> {
  const { code } = testBarnCode(runningSuite().testBarn);
  const known: KnownInstance = {
    globalUniqueIdentifier: testBarnId,
    name: testBarnId,
    realWorldName: 'Test barn',
    type: 'barn',
    discoveryCode: code,
  };
  await page.route('**/suite.json', async (route) => {
    const answer = await route.fetch();
    const registry = (await answer.json()) as SuiteRegistry;
    await route.fulfill({ response: answer, json: { ...registry, instances: [...registry.instances, known] } });
  });
}

/** Tests that put a fault between the browser and a barn. */
export const test = base.extend<FaultFixtures>({
  secrets: async ({ page }, use) => use(new Secrets(page)),
  barnProxy: async ({ suite, secrets: _secrets }, use) => {
    const { address, proxyPort } = runningSuite().testBarn;
    const proxy = await BarnProxy.start(proxyPort, address);
    suite.watch.expect(...troubleAt(`http://localhost:${proxyPort}`));
    await addTestBarn(suite.page);
    await use(proxy);
    await proxy.refuse();
  },
});
