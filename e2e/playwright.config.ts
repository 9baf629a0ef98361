import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig, devices } from '@playwright/test';
import { findProgram } from '../deploy/setup/find-program.mjs';
import { quietBrowser } from './harness/quiet-browser';

const chromium = findProgram('chromium', process.env);

/** Journeys are walked at both sizes; what does not depend on the size is proven once. */
const onBothSizes =
  /journeys\/(first-walk|camera-screens|camera-figures|camera-pictures|hidden-barn|south-barn|sign-in|sign-up|email-sign-up|single-sign-on|quick-links|add-barn|many-barns|account-page|old-barns|ways-to-the-barn|incidents|interventions|region-types|display|permissions)\.spec\.ts/;

export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  outputDir: '../.cache/e2e/results',
  globalSetup: './harness/global-set-up.ts',
  // Each has a demo of its own. A page waits for a third of its time: two on two cores lose little to each other.
  workers: Math.min(2, availableParallelism()),
  fullyParallel: false,
  forbidOnly: true,
  // A build server is shared: what fails there only once is told of as flaky, and does not hold up a delivery.
  retries: process.env.CI ? 2 : 0,
  // Longer than anything takes: a limit, not a claim about time.
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: [['list'], ['json', { outputFile: path.join(import.meta.dirname, '../.cache/e2e/report.json') }]],
  use: {
    actionTimeout: 10_000,
    navigationTimeout: 15_000,
    // A trace of every test costs a fifth of the time on two cores; where a failure is tried again, that try is traced.
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
    // Texts, dates and stills are compared: the device must not change with the machine.
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    launchOptions: { args: [...quietBrowser], ...(chromium === undefined ? {} : { executablePath: chromium }) },
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
      },
    },
  ],
});
