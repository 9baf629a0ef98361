import type { Page } from '@playwright/test';
import { runningSuite } from './running-suite';

/** Opens the senator's outbox in a window of its own and answers the link of the newest mail to an address. */
export async function newestLinkTo(page: Page, email: string): Promise<string> {
  const outbox = await page.context().newPage();
  try {
    await outbox.goto(`${runningSuite().senator}/outbox`);
    const mail = outbox
      .getByRole('article')
      .filter({ hasText: ` ${email},` })
      .first();
    return (await mail.getByRole('link').first().getAttribute('href')) ?? '';
  } finally {
    await outbox.close();
  }
}
