import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';
import { fileName, type Shot, viewports } from './shots';

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

const paths: Readonly<Record<Shot['screen'], string>> = {
  cameras: '/dashboard/north-barn/camera',
  live: '/dashboard/north-barn/camera/streaming/pen-02/Pen%202%20feeder',
};

async function signIn(page: Page, suite: string, language: Shot['language']): Promise<void> {
  const word = words[language];
  await page.goto(`${suite}/select-barn`);
  await page.getByRole('button', { name: word.confirm }).click();
  await page.getByRole('button', { name: word.signIn }).first().click();
  await page.getByLabel(word.user).fill('manager');
  await page.getByLabel(word.password, { exact: true }).fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/dashboard\//);
}

/** Waits until what the picture is about is there. */
async function settle(page: Page, { screen, language }: Shot): Promise<void> {
  switch (screen) {
    case 'live':
      return page.getByText('Live', { exact: true }).waitFor();
    case 'cameras':
      // No named function inside: the page has none of the compiler's helpers for them.
      await page.waitForFunction((waiting) => {
        const images = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
          (image) => image.getBoundingClientRect().top < innerHeight,
        );
        const withoutPicture = [...document.querySelectorAll('main span')].some(
          (part) => part.textContent === waiting && part.getBoundingClientRect().top < innerHeight,
        );
        return (
          !withoutPicture && images.length > 3 && images.every((image) => image.complete && image.naturalWidth > 0)
        );
      }, words[language].noPicture);
  }
}

/** Takes one picture as somebody would see it who has just signed in. */
export async function takeShot(browser: Browser, suite: string, folder: string, shot: Shot): Promise<void> {
  const phone = shot.device === 'phone';
  const context = await browser.newContext({
    serviceWorkers: 'block',
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
