import { TZDate } from '@date-fns/tz';
import type { Page } from '@playwright/test';
import { millisecondsInDay, millisecondsInHour } from 'date-fns/constants';
import { words } from '../harness/words';
import type { FurnishedBarn } from './furnish-barn';
import type { Shot, ShotScreen } from './shots';

/** Where a screen is, and when what its picture is about is there. */
interface Screen {
  path(barn: FurnishedBarn): string;
  settle(page: Page, shot: Shot): Promise<void>;
}

const north = '/dashboard/north-barn';
/** How long noon and night are that a heatmap compares. */
const compared = 2 * millisecondsInHour;
/** Frames of the night after which its picture is taken: some of the herd is up by then. */
const framesSeen = 20;

/** Every picture in sight has come. */
async function picturesAreThere(page: Page, least: number, waiting: string): Promise<void> {
  // No named function inside: the page has none of the compiler's helpers for them.
  await page.waitForFunction(
    ([few, words]) => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        (image) => image.getBoundingClientRect().top < innerHeight,
      );
      const withoutPicture = [...document.querySelectorAll('main span')].some(
        (part) => part.textContent === words && part.getBoundingClientRect().top < innerHeight,
      );
      return (
        !withoutPicture && images.length >= few && images.every((image) => image.complete && image.naturalWidth > 0)
      );
    },
    [least, waiting] as const,
  );
}

const noPicture = { en: 'No picture yet', de: 'Noch kein Bild' } as const;

export const shotScreens: Readonly<Record<ShotScreen, Screen>> = {
  cameras: {
    path: () => `${north}/camera`,
    settle: (page, { language }) => picturesAreThere(page, 4, noPicture[language]),
  },
  live: {
    path: () => `${north}/camera/streaming/pen-02/Pen%202%20feeder`,
    settle: (page) => page.getByText('Live', { exact: true }).waitFor(),
  },
  intervention: {
    path: () => `${north}/interventions?intervention=new`,
    settle: (page) => page.getByRole('dialog').getByRole('radio').first().waitFor({ state: 'attached' }),
  },
  night: {
    path: () => `${north}/night?cameraId=pen-01&cameraId=pen-05`,
    async settle(page, { language }) {
      const play = page.getByRole('button', { name: words('mf-cameras', language, 'night.play'), exact: true });
      const moment = page.locator('main output').first();
      await play.click();
      const seen = new Set<string>();
      while (seen.size < framesSeen) {
        seen.add(await moment.innerText());
        await page.waitForTimeout(50);
      }
      await page.getByRole('button', { name: words('mf-cameras', language, 'night.stop'), exact: true }).click();
      await picturesAreThere(page, 1, noPicture[language]);
    },
  },
  heatmap: {
    path: () => {
      const noon = new TZDate(Date.now() - millisecondsInDay, 'Europe/Berlin').setHours(12, 0, 0, 0);
      const night = noon - 10 * millisecondsInHour;
      const spans = `from=${noon}&to=${noon + compared}&than=other&thanFrom=${night}&thanTo=${night + compared}`;
      return `${north}/artifacts?new=heatmap&cameraId=pen-01&labels=pig_lying&gridsize=40&${spans}`;
    },
    settle: (page) => page.locator('main canvas').first().waitFor({ timeout: 120_000 }),
  },
  canvas: {
    path: ({ canvasId }) => `${north}/camera-canvas/${canvasId}`,
    settle: (page, { language }) => picturesAreThere(page, 8, noPicture[language]),
  },
  regions: {
    path: () => `${north}/administration/polygon-editor/pen-01?type=lying`,
    settle: (page, { language }) =>
      page.getByRole('button', { name: words('mf-regions', language, 'polygonEditor.save') }).waitFor(),
  },
};
