import type { Browser, Page } from '@playwright/test';
import { demoPassword } from '../../deploy/demo/accounts';
import type { FurnishedBarn } from './furnish-barn';
import { shotScreens } from './shot-screens';
import { fileName, type Shot, viewports } from './shots';

const words = {
  en: { confirm: 'Confirm', signIn: /sign in/i, user: 'User name', password: 'Password' },
  de: { confirm: 'Bestätigen', signIn: /anmelden/i, user: 'Benutzername', password: 'Passwort' },
} as const;

/** Small enough for a page that is read in a barn, sharp enough to read its words. */
const quality = 82;
/** What moves once when a screen has come has come to rest. */
const restMs = 1_500;

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

/** Takes one picture as somebody would see it who has just signed in. */
export async function takeShot(
  browser: Browser,
  suite: string,
  barn: FurnishedBarn,
  folder: string,
  shot: Shot,
): Promise<void> {
  const phone = shot.device === 'phone';
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: viewports[shot.device],
    deviceScaleFactor: phone ? 2 : 1,
    colorScheme: shot.theme,
    // That of the barn, so that the suite's clock is the one burned into its pictures.
    timezoneId: 'Europe/Berlin',
    locale: shot.language === 'de' ? 'de-DE' : 'en-GB',
    hasTouch: phone,
    isMobile: phone,
  });
  const page = await context.newPage();
  await signIn(page, suite, shot.language);
  const screen = shotScreens[shot.screen];
  await page.goto(`${suite}${screen.path(barn)}`);
  await screen.settle(page, shot);
  await page.waitForTimeout(restMs);
  await page.screenshot({ path: `${folder}/${fileName(shot)}`, type: 'jpeg', quality });
  await context.close();
}
