import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { lastBrowserReport } from '../deploy/build/places';
import { findProgram } from '../deploy/setup/find-program.mjs';
import { quietBrowser } from './harness/quiet-browser';

/** Each has servers of its own. Pages mostly wait: three keep two cores busy, four get in each other’s way. */
const workers = Math.min(3, availableParallelism() + 1);

const cache = path.join(import.meta.dirname, '../.cache/e2e');
// No surface of its own to draw: a quarter less to do. What needs the whole browser starts it (`harness/killable-browser`).
const browser = findProgram('chromium-headless-shell', process.env) ?? findProgram('chromium', process.env);

/** Journeys are walked at both sizes; what does not depend on the size is proven once. */
const onBothSizes =
  /journeys\/(first-walk|camera-screens|camera-figures|camera-pictures|artifacts|hidden-barn|south-barn|sign-in|sign-up|email-sign-up|single-sign-on|quick-links|add-barn|many-barns|account-page|old-barns|authorization|service-accounts|camera-administration|settings|notifications|player|ways-to-the-barn|incidents|interventions|recordings|exports-by-hand|region-types|polygon-editor|display|permissions)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e/results',
  globalSetup: './harness/global-set-up.ts',
  workers,
  // No test depends on another one, and each worker has servers of its own.
  fullyParallel: true,
  forbidOnly: true,
  // A second try hides something: on a build server only, reported by name, and only a few are let pass (deploy/test).
  retries: process.env.CI ? 1 : 0,
  // Longer than anything takes on a busy machine: limits, not claims about time. What is promised to people in seconds is
  // measured by `harness/page-time`.
  timeout: 600_000,
  // What is done over and over until it is so takes several waits each time.
  expect: { timeout: 60_000, toPass: { timeout: 240_000 } },
  reporter: [
    ['list'],
    ['json', { outputFile: process.env.BARNWATCH_E2E_REPORT ?? lastBrowserReport }],
    ['./harness/times-reporter.ts', { outputFile: process.env.BARNWATCH_E2E_TIMES ?? path.join(cache, 'times.json') }],
  ],
  use: {
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    // A trace of every test costs a fifth of the time on two cores: where a failure is tried again, that try is traced;
    // elsewhere `--trace retain-on-failure` asks for it.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
    // Texts, dates and stills are compared: the device must not change with the machine.
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    // Faults are put into requests of pages; what a worker fetches would pass them by. Its own specs let it in.
    serviceWorkers: 'block',
    launchOptions: {
      // The driver has each call and request noted with where it came from. Places that are worked out when they are
      // asked for have whole functions read once more: an eighth of what a page does in a walk through screens. Room for
      // what is young (MB) is there from the beginning: each page lives for seconds, and collects while it grows, a twelfth.
      args: [
        ...quietBrowser,
        '--in-process-gpu',
        // What a window has read and compiled is there for the next one of its context (`harness/kept-context`).
        '--process-per-site',
        '--js-flags=--no-enable-lazy-source-positions --min-semi-space-size=16',
      ],
      ...(browser === undefined ? {} : { executablePath: browser }),
    },
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testMatch: onBothSizes,
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
        hasTouch: true,
        isMobile: true,
        // The same journeys are walked with movement on the desk.
        contextOptions: { reducedMotion: 'reduce' },
      },
    },
  ],
});
