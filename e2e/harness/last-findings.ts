import { expect } from '@playwright/test';
import type { Suite } from './suite';

/**
 * The map of the last day on which a dead animal was found at North barn. That may be today: then the map shows it from
 * the beginning, and offers no way to an earlier day.
 */
export async function openLastFindings(suite: Suite): Promise<void> {
  await suite.open('/dashboard/north-barn/dead-animal-map');
  const t = (key: string, values = {}) => suite.words('mf-incidents', key, values);
  const main = suite.page.getByRole('main');
  const earlier = main.getByRole('button', { name: new RegExp(`^${t('deadAnimalMap.last', { day: '' }).trim()}`) });
  const finding = main.getByRole('link', { name: t('deadAnimalMap.more') }).first();
  await earlier.or(finding).first().waitFor();
  if (!(await finding.isVisible())) await earlier.click();
  await expect(finding).toBeVisible();
}
