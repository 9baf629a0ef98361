import path from 'node:path';
import type { Page } from '@playwright/test';
import { startSuiteServer } from '../../../deploy/suite-server/suite-server';
import { buildApplication } from '../building/build-application';
import { inContext } from '../surroundings/session';
import type { Surroundings } from '../surroundings/surroundings';

/** Runs something in the page with many interventions, served as the suite is, policy and all. */
export async function inInterventionsPage<Result>(
  surroundings: Surroundings,
  initial: string,
  run: (page: Page) => Promise<Result>,
): Promise<Result> {
  const [demo, browser] = await Promise.all([surroundings.demo(), surroundings.browser()]);
  const entry = path.join(import.meta.dirname, 'start.tsx');
  const folder = await buildApplication({
    name: 'many-interventions',
    entry,
    registryFolder: demo.registryFolder,
  });
  const port = surroundings.port('harness');
  const server = await startSuiteServer({ folder, host: '127.0.0.1', port, secure: false });
  try {
    return await inContext(browser, { viewport: { width: 1280, height: 900 } }, async (context) => {
      const page = await context.newPage();
      await page.addInitScript(initial);
      await page.goto(`http://localhost:${server.port}`);
      await page.waitForFunction('globalThis.barnwatchBench !== undefined');
      return run(page);
    });
  } finally {
    await server.close();
  }
}
