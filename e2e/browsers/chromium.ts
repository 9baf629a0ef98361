import { chromium as playwright } from '@playwright/test';
import { findProgram } from '../../deploy/setup/find-program.mjs';
import { quietBrowser } from '../harness/quiet-browser';
import type { BrowserKind, WalkedBrowser } from './walked-browser';

const program = findProgram('chromium', process.env);

/** What all tests run in, on the same walk. */
export const chromium: BrowserKind = {
  name: 'Chromium',
  by: 'Playwright',
  start: program === undefined ? null : (profile) => startChromium(program, profile),
  howTo: 'install the package `chromium`',
};

async function startChromium(executablePath: string, profile: string): Promise<WalkedBrowser> {
  const context = await playwright.launchPersistentContext(profile, {
    executablePath,
    args: [...quietBrowser],
    locale: 'en-GB',
  });
  const page = context.pages()[0] ?? (await context.newPage());
  return {
    version: `Chromium ${context.browser()?.version() ?? ''}`.trim(),
    async navigate(address) {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    close: () => context.close(),
  };
}
