import type { Browser, Page } from '@playwright/test';
import { fileName, type Shot, viewports } from './shots';

const password = 'Barnwatch-2026!';
const words = {
  en: { confirm: 'Confirm', signIn: /sign in/i, user: 'User name', password: 'Password', noPicture: 'No picture yet' },
  de: {
    confirm: 'Bestätigen',
    signIn: /anmelden/i,
    user: 'Benutzername',
    password: 'Passwort',
    noPicture: 'Noch kein Bild',
  },
} as const;

/** Paths below the North barn's dashboard; the others have their own. */
const paths: Readonly<Record<Shot['screen'], string>> = {
  'select-barn': '/select-barn',
  'sign-in': '/select-barn',
  cameras: '/dashboard/north-barn/camera',
  live: '/dashboard/north-barn/camera/streaming/pen-02/Pen%202%20feeder',
  incidents: '/dashboard/north-barn/incidents',
  regions: '/dashboard/north-barn/administration/roi-types',
  'system-information': '/system-information',
};

async function signIn(page: Page, suite: string, language: Shot['language']): Promise<void> {
  const word = words[language];
  await page.goto(`${suite}/select-barn`);
  await page.getByRole('button', { name: word.confirm }).click();
  await page.getByRole('button', { name: word.signIn }).first().click();
  await page.getByLabel(word.user).fill('manager');
  await page.getByLabel(word.password, { exact: true }).fill(password);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\//);
}

/** Waits until what the picture is about is there. */
async function settle(page: Page, { screen, language }: Shot): Promise<void> {
  if (screen === 'cameras') {
    // No named function inside: the page has none of the compiler's helpers for them.
    await page.waitForFunction((waiting) => {
      const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
        (image) => image.getBoundingClientRect().top < innerHeight,
      );
      const withoutPicture = [...document.querySelectorAll('main span')].some(
        (part) => part.textContent === waiting && part.getBoundingClientRect().top < innerHeight,
      );
      return !withoutPicture && images.length > 3 && images.every((image) => image.complete && image.naturalWidth > 0);
    }, words[language].noPicture);
  } else if (screen === 'live') {
    await page.getByText('Live', { exact: true }).waitFor();
  } else {
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
  }
}

/** Takes one picture as somebody would see it who has just signed in. */
export async function takeShot(browser: Browser, suite: string, folder: string, shot: Shot): Promise<void> {
  const phone = shot.device === 'phone';
  const context = await browser.newContext({
    viewport: viewports[shot.device],
    deviceScaleFactor: phone ? 2 : 1,
    colorScheme: shot.theme,
    locale: shot.language === 'de' ? 'de-DE' : 'en-GB',
    hasTouch: phone,
    isMobile: phone,
  });
  const page = await context.newPage();
  await signIn(page, suite, shot.language);
  await page.goto(`${suite}${paths[shot.screen]}`);
  await settle(page, shot);
  await page.screenshot({ path: `${folder}/${fileName(shot)}` });
  await context.close();
}
