import type { KnownInstance, SuiteRegistry } from '@barnwatch/shared/federation';
import type { Page } from '@playwright/test';
import { troubleAt } from '../harness/page-watch';
import { runningSuite } from '../harness/running-suite';
import { Secrets } from '../harness/secrets';
import type { Suite } from '../harness/suite';
import { test as base, expect } from '../harness/suite-test';
import { testBarnCode, testBarnId } from '../harness/test-barn-code';
import { BarnProxy } from './proxy/barn-proxy';

export { expect };

export interface FaultFixtures {
  /** In front of the test barn, which this browser's suite knows. Troubles at that barn are part of the test. */
  readonly barnProxy: BarnProxy;
  readonly secrets: Secrets;
  /** In front of North barn, as its only way: on a busy machine the gateway would be faster now and then. */
  readonly northProxy: BarnProxy;
  /** The same as its local address: the gateway of the senator is the other way there. */
  readonly northProxyAndGateway: BarnProxy;
}

/** Changes which instances the suite of a browser knows from the start. */
async function changeInstances(
  page: Page,
  change: (instances: readonly KnownInstance[]) => readonly KnownInstance[],
): Promise<void> {
  await page.context().route('**/suite.json', async (route) => {
    const answer = await route.fetch({ maxRetries: 3 });
    const registry = (await answer.json()) as SuiteRegistry;
    await route.fulfill({ response: answer, json: { ...registry, instances: change(registry.instances) } });
  });
}

/** Lets a browser's suite know the test barn, beside those of the deployment. */
async function addTestBarn(page: Page): Promise<void> {
  const { code } = testBarnCode(runningSuite().testBarn);
  const known: KnownInstance = {
    globalUniqueIdentifier: testBarnId,
    name: testBarnId,
    realWorldName: 'Test barn',
    type: 'barn',
    discoveryCode: code,
  };
  await changeInstances(page, (instances) => [...instances, known]);
}

/** Lets a browser's suite find North barn at a proxy as its local address, and nowhere else or through the gateway. */
async function reachBehindProxy(page: Page, elsewhere: 'nowhere' | 'gateway'): Promise<void> {
  const { senator, testBarn } = runningSuite();
  const barnId = 'north-barn';
  const object = {
    local: { hostname: 'localhost', port: testBarn.proxyPort, protocol: 'http' },
    ...(elsewhere === 'gateway' && {
      gateway: { hostname: 'localhost', port: Number(new URL(senator).port), protocol: 'http', id: barnId },
    }),
  };
  const discoveryCode = Buffer.from(JSON.stringify(object)).toString('base64');
  await changeInstances(page, (instances) =>
    instances.map((known) => (known.globalUniqueIdentifier === barnId ? { ...known, discoveryCode } : known)),
  );
}

async function withNorthProxy(
  suite: Suite,
  elsewhere: 'nowhere' | 'gateway',
  use: (proxy: BarnProxy) => Promise<void>,
): Promise<void> {
  const { north, testBarn } = runningSuite();
  const proxy = await BarnProxy.start(testBarn.proxyPort, north);
  suite.watch.expect(...troubleAt(`http://localhost:${testBarn.proxyPort}`));
  await reachBehindProxy(suite.page, elsewhere);
  await use(proxy);
  await proxy.refuse();
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
  northProxy: ({ suite, secrets: _secrets }, use) => withNorthProxy(suite, 'nowhere', use),
  northProxyAndGateway: ({ suite, secrets: _secrets }, use) => withNorthProxy(suite, 'gateway', use),
});
