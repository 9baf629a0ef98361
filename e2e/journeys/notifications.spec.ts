import type { Page } from '@playwright/test';
import { expect, test } from '../harness/suite-test';

const cameras = '/dashboard/north-barn/camera';

/** The answers of the barn have one more incident at their head, as long as it is so. */
async function addIncident(page: Page, title: string): Promise<void> {
  await page.route(/\/api\/incidents\/query$/, async (route) => {
    const body = route.request().postData() ?? '';
    // Lists of one type are asked for by other screens.
    if (route.request().method() !== 'POST' || !body.includes('"$in"')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    const [like] = answer.data.incidents;
    const now = Date.now();
    answer.data.incidents.unshift({
      ...like,
      incidentId: 'came-meanwhile',
      type: 'generic',
      state: 'created',
      openedAt: now,
      lastUpdated: now,
      closedAt: null,
      messagePayload: { title, description: '', severity: 'high' },
    });
    await route.fulfill({ response, json: answer });
  });
}

test('what came while one was away is counted in the frame, announced once, and leads to its incident (product 3.19)', async ({
  suite,
}) => {
  const { page } = suite;
  await suite.startAtCameras('north-barn', 'manager');
  const bell = (count: number) =>
    page.getByRole('button', {
      name: suite.words('mf-incidents', `notifications.bell_${count === 0 ? 'zero' : 'one'}`, { count }),
    });
  await expect(bell(0).filter({ visible: true })).toBeVisible();

  await suite.leave();
  await addIncident(page, 'Water in pen 3');
  await suite.open(cameras);
  await expect(bell(1)).toBeVisible();
  const announced = suite.words('mf-incidents', 'notifications.said_one', { title: 'Water in pen 3' });
  await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(1);

  await bell(1).click();
  const dialog = page.getByRole('dialog', { name: suite.words('mf-incidents', 'notifications.title') });
  const row = dialog.getByRole('link', { name: /Water in pen 3/ });
  await expect(row).toHaveAttribute('href', '/dashboard/north-barn/incident/came-meanwhile');
  expect((await row.boundingBox())?.height).toBeGreaterThanOrEqual(48);
  await dialog.getByRole('button', { name: suite.words('shared', 'dialog.close') }).click();
  await expect(bell(0)).toBeVisible();

  // Seen is seen, also after a start, and it is not announced again.
  await suite.open(cameras);
  await expect(bell(0)).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: announced })).toHaveCount(0);
});
