import type { Page } from '@playwright/test';

const reports = 'barnwatchPolicyReports';

/** Collects every report of the browser about something that the policy refused. */
export async function collectReports(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.addInitScript((name) => {
    const found: string[] = [];
    Reflect.set(globalThis, name, found);
    addEventListener('securitypolicyviolation', (event) =>
      found.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  }, reports);
  return () => page.evaluate((name) => Reflect.get(globalThis, name) as string[], reports);
}
