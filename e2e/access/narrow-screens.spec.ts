import { expect, test } from '../harness/suite-test';
import type { Language } from '../harness/words';
import { expectActiveEntry } from './active-entry';
import { expectFits, expectStill } from './fit';
import { lostInLargeText } from './large-text';
import { answerLate } from './late-answers';
import { expectRoomInLowWindow } from './low-window';
import { screens } from './screens';
import { expectNothingAwaited, watchLayoutShift } from './whole-page';

// The usual sizes are looked at in `every-screen.spec.ts`; 320 px is the narrowest that the suite promises to fit.
const narrow = { width: 320, height: 640 };

/** Forms, tables, settings and a picture: what a desk at 400 % is asked of. */
const atFourHundred =
  /\/(administration|settings|accessibility|interventions|system-information|camera\/pen-01|speedWatchdog)/;

test('every screen fits 320 px, has its words and its active entry: de, light; at 400 % the bars leave the page its room', async ({
  suite,
}) => {
  const { page } = suite;
  await page.setViewportSize(narrow);
  await page.emulateMedia({ colorScheme: 'light' });
  await watchLayoutShift(page);
  await suite.walkToCameras('north-barn', 'manager', 'de');
  await expectStill(page, 'from the first start to the cameras, de, 320 px');
  for (const screen of screens) {
    await suite.open(screen.path);
    await screen.isComplete(suite);
    await expectFits(suite, screen.name, 'light');
    await expectActiveEntry(page, screen.name);
    if (atFourHundred.test(screen.path)) await expectRoomInLowWindow(page, screen.name);
  }
});

test('a graph that comes in several parts jumps no more than one that comes at once, at any time of day', async ({
  suite,
}) => {
  const { page } = suite;
  await page.setViewportSize(narrow);
  await watchLayoutShift(page);
  await answerLate(page);
  await suite.walkToCameras('north-barn', 'manager', 'de');
  // Seven days are always several parts; how many one day is depends on the hour.
  await suite.open('/dashboard/north-barn/camera/graph/pen-01/Pen%201%20feeder?span=7d');
  await expect(page.getByRole('progressbar', { name: suite.words('mf-cameras', 'graph.loading') })).toBeVisible();
  await expect(page.locator('main canvas').first()).toBeVisible();
  await expectStill(page, 'graph of seven days');
});

for (const path of ['camera/pen-01', 'camera/streaming/pen-01/Pen%201%20feeder']) {
  test(`nothing moves when the timeline of a camera comes: ${path}, 390 px, de`, async ({ suite }) => {
    const { page } = suite;
    await page.setViewportSize({ width: 390, height: 844 });
    await suite.startAtCameras('north-barn', 'manager', 'de');
    await page.addInitScript(
      (counts) => {
        const places = new Set<number>();
        Reflect.set(globalThis, 'placesOfCounts', places);
        const look = () => {
          const section = document.querySelector(`main section[aria-label="${counts}"]`);
          // Between the timeline and what is counted now lies nothing that comes later.
          const before = section?.parentElement?.firstElementChild;
          if (section && before) {
            places.add(Math.round(section.getBoundingClientRect().top - before.getBoundingClientRect().top));
          }
          requestAnimationFrame(look);
        };
        look();
      },
      suite.words('mf-cameras', 'overview.counts.title'),
    );
    await suite.open(`/dashboard/north-barn/${path}`);
    await expect(page.locator('main section[data-kind="strip"]')).toBeVisible();
    await expectNothingAwaited(page);
    expect(await page.evaluate(() => [...(Reflect.get(globalThis, 'placesOfCounts') as Set<number>)])).toHaveLength(1);
  });
}

/** What a barn has recorded first is all that the statistics ask for of which there is one. */
const asksForTheFirst = /"limit":1[,}]/;

test('figures of dead animals stand still when it comes late what they are compared with', async ({ suite }) => {
  const { page } = suite;
  await watchLayoutShift(page);
  let answer = () => {};
  const isTime = new Promise<void>((come) => {
    answer = come;
  });
  await page.route(/\/api\/incidentEvents\/query\b/, async (route) => {
    if (!asksForTheFirst.test(route.request().postData() ?? '')) return route.continue();
    // This barn has recorded for longer than North barn.
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as { data: { incidentEvents: readonly object[] } };
    const incidentEvents = data.incidentEvents.map((event) => ({ ...event, eventTimestamp: 1 }));
    const json = { ...rest, data: { ...data, incidentEvents } };
    await isTime;
    await route.fulfill({ response, json }).catch(() => {});
  });
  await suite.startAt('/dashboard/north-barn/dead-animal-statistics');
  await expect(page.locator('main dd').first()).toBeVisible();
  await expectNothingAwaited(page);
  const compared = page.locator('main dd').filter({ hasText: /days before: / });
  await expect(compared).toHaveCount(0);
  answer();
  await expect(compared).toHaveCount(4);
  await expectStill(page, 'statistics of dead animals');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('a graph whose events are still on their way is no wider than a phone with texts of twice the size', async ({
    suite,
  }) => {
    const { page } = suite;
    await suite.startAtCameras('north-barn', 'manager', 'de');
    let answer = () => {};
    const isTime = new Promise<void>((come) => {
      answer = come;
    });
    await page.route(/\/api\/incidents\/query\b/, async (route) => {
      await isTime;
      await route.continue().catch(() => {});
    });
    await suite.open('/dashboard/north-barn/camera/graph/pen-01/Pen%201%20feeder');
    await expect(page.locator('main canvas').first()).toBeVisible();
    const placeOfEvents = page.locator('main [aria-busy="true"] > [data-awaited]');
    await expect(placeOfEvents).toBeVisible();
    expect(await lostInLargeText(page)).toEqual([]);
    answer();
    await expect(placeOfEvents).toHaveCount(0);
    expect(await lostInLargeText(page)).toEqual([]);
  });
});

interface FirstStart {
  readonly language: Language;
  readonly theme: 'light' | 'dark';
  readonly width: number;
  readonly height: number;
  /** Over a slow line: that is when what is read would jump. */
  readonly late: boolean;
}

const firstStarts: readonly FirstStart[] = [
  { language: 'en', theme: 'light', width: 1280, height: 800, late: false },
  { language: 'de', theme: 'dark', width: 390, height: 844, late: true },
];

for (const { language, theme, width, height, late } of firstStarts) {
  test(`from the first start to the cameras nothing jumps: ${width} px, ${language}, ${theme}`, async ({ suite }) => {
    const { page } = suite;
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: theme });
    await watchLayoutShift(page);
    if (late) await answerLate(page);
    await suite.walkToCameras('north-barn', 'manager', language);
    await expectStill(page, `from the first start to the cameras, ${language}, ${width} px`);
  });
}
