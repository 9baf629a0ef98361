import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SuiteRegistry } from '@barnwatch/shared/federation';
import { hearOfComposition } from '../harness/hear-of-composition';
import { PageTime } from '../harness/page-time';
import { runningSuite } from '../harness/running-suite';
import { languageNames, type Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';
import { type OutsideBuilder, outsideBuilders } from '../outside/build-outside';
import { outsideSuite } from '../outside/compose-outside';
import { collectReports } from '../security/policy-reports';
import { countRenderers } from './count-renderers';

function outsideWords(builder: OutsideBuilder, language: Language = 'en'): Readonly<Record<string, string>> {
  const file = path.join(import.meta.dirname, '../outside', builder, 'texts', `${language}.json`);
  return JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>;
}

function text(builder: OutsideBuilder, key: string, language: Language = 'en'): string {
  return outsideWords(builder, language)[key] ?? '';
}

/** The number of cameras with the words around it: a call of the barn was answered, in the language in use. */
function countWords(builder: OutsideBuilder, language: Language = 'en'): RegExp {
  return new RegExp(`^[1-9]\\d* ${text(builder, 'count_other', language).split('}} ')[1]}$`);
}

async function openScreen(suite: Suite, builder: OutsideBuilder, language: Language = 'en'): Promise<void> {
  await suite.goTo(text(builder, 'title', language));
  await expect(suite.heading(text(builder, 'title', language))).toBeVisible();
  await expect(suite.page.getByRole('main').getByText(countWords(builder, language))).toBeVisible();
}

async function changeLanguage(suite: Suite, language: Language): Promise<void> {
  const account = await suite.openAccount();
  await account.getByText(languageNames[language], { exact: true }).click();
  await expect(suite.page.locator('html')).toHaveAttribute('lang', language);
  suite.language = language;
  await suite.page.keyboard.press('Escape');
}

async function toCameras(suite: Suite): Promise<void> {
  await suite.goTo(suite.words('mf-cameras', 'nav.camera'));
  await suite.expectCameras();
}

for (const builder of outsideBuilders) {
  test(`a remote that another team builds with ${builder} is one of the suite, in two versions in one tab`, async ({
    suite,
  }) => {
    const { page } = suite;
    const outside = await outsideSuite();
    try {
      await outside.take(builder, '1.0.0');
      const renderers = await countRenderers(page);
      const reports = await collectReports(page);
      await suite.startAtCameras('north-barn', 'manager');
      await openScreen(suite, builder);
      await page.getByRole('button', { name: text(builder, 'press').replace('{{times}}', '0') }).click();
      await expect(page.getByRole('button', { name: text(builder, 'press').replace('{{times}}', '1') })).toBeVisible();
      await page.getByRole('button', { name: text(builder, 'more') }).click();
      await expect(page.getByText(text(builder, 'details'))).toBeVisible();
      await toCameras(suite);
      await expect(page.getByText(text(builder, 'details'))).toHaveCount(0);
      await openScreen(suite, builder);
      await changeLanguage(suite, 'de');
      await expect(suite.heading(text(builder, 'title', 'de'))).toBeVisible();
      await expect(page.getByRole('main').getByText(countWords(builder, 'de'))).toBeVisible();
      await changeLanguage(suite, 'en');

      await outside.take(builder, '1.0.1');
      const wasFetched = (version: string) =>
        suite.network.ofRemote(`outside-${builder}`).some((address) => address.includes(`/${version}/remote-entry`));
      expect(wasFetched('1.0.0'), '1.0.0').toBe(true);
      await toCameras(suite);
      await hearOfComposition(page);
      await expect(async () => {
        await openScreen(suite, builder);
        const isNew = wasFetched('1.0.1');
        if (!isNew) await toCameras(suite);
        expect(isNew, '1.0.1').toBe(true);
      }).toPass();
      expect(await renderers(), 'one React').toBe(1);
      expect(await reports(), 'nothing that the policies refuse').toEqual([]);
    } finally {
      await outside.restore();
    }
  });

  test(`F30: any file of a remote built with ${builder} that fails is named within 10 s, and heals`, async ({
    suite,
  }) => {
    const { page } = suite;
    suite.watch.expect(new RegExp(`/remotes/outside-${builder}/`), /integrity/, /Failed to load resource/);
    const outside = await outsideSuite();
    try {
      await outside.take(builder, '1.0.0');
      const registry = JSON.parse(
        readFileSync(path.join(runningSuite().registryFolder, 'suite.json'), 'utf8'),
      ) as SuiteRegistry;
      const remote = registry.remotes.find(({ name }) => name === `outside-${builder}`);
      const [route] = remote?.routes ?? [];
      if (remote === undefined || route?.files === undefined) throw new Error('The example is not in the registry.');
      const scripts = [remote.entry, ...route.files].filter(({ file }) => file.endsWith('.js'));
      await suite.startAtCameras('north-barn', 'manager');
      for (const { file } of scripts) {
        for (const fault of ['refused', 'altered', 'silent'] as const) {
          await test.step(`${file}: ${fault}`, async () => {
            const pattern = (url: URL) => url.pathname === `${remote.baseUrl}${file}`;
            await suite.open('/dashboard/north-barn/camera');
            await suite.expectCameras();
            const tools = await page.context().newCDPSession(page);
            await tools.send('Network.clearBrowserCache');
            await tools.detach();
            await page.evaluate(() => void Reflect.set(globalThis, 'barnwatchSamePage', true));
            await page.route(pattern, async (asked) => {
              if (fault === 'refused') await asked.fulfill({ status: 503, body: '' });
              if (fault === 'altered') await asked.fulfill({ contentType: 'text/javascript', body: ';' });
            });
            const time = await PageTime.on(page);
            const named = time.whenShown('[role="alert"]', route.title.en);
            await suite.goTo(route.title.en);
            expect(await named, 'named within 10 s, and what a press takes').toBeLessThan(11_000);
            const code = fault === 'silent' ? 'timeout' : fault;
            await expect(page.getByRole('main').getByRole('alert')).toContainText(
              suite.words('shell', `loadFailure.${code}`, { status: 503 }),
            );
            await toCameras(suite);
            await page.unroute(pattern);
            await openScreen(suite, builder);
            expect(await page.evaluate(() => Reflect.get(globalThis, 'barnwatchSamePage')), 'no new page').toBe(true);
          });
        }
      }
    } finally {
      await outside.restore();
    }
  });
}
