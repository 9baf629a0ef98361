import { type Page, test } from '@playwright/test';

/**
 * A picture of what one sees of a fault, for `docs/faults.md`: it goes with the report of the run, of which
 * `npm run faults` makes that page.
 *
 * @param row of the fault matrix, such as `F1`
 */
export async function faultPicture(page: Page, row: string): Promise<void> {
  const body = await page.screenshot({ type: 'jpeg', quality: 80 });
  await test.info().attach(`fault ${row}`, { body, contentType: 'image/jpeg' });
}
