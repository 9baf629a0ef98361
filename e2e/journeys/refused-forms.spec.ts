import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../harness/suite-test';

/** A phone upright and on its side, px. */
const phones = [
  { width: 390, height: 844 },
  { width: 844, height: 390 },
] as const;

const refuseWrites = (page: Page, path: string) =>
  page.route(
    (url) => url.pathname.startsWith(path),
    (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 403,
            headers: { 'access-control-allow-origin': '*' },
            contentType: 'application/json',
            body: JSON.stringify({ error: { code: 'forbidden', message: 'No.' } }),
          })
        : route.fallback(),
  );

/** Whether an element lies within the window, and nothing lies over its ends or its middle. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeVisible();
  await expect
    .poll(() =>
      element.evaluate((shown) => {
        const { left, top, bottom, height } = shown.getBoundingClientRect();
        const isWithin = top >= 0 && bottom <= window.innerHeight;
        const points = [top + 1, top + height / 2, bottom - 1].map((y) => document.elementFromPoint(left + 8, y));
        return isWithin && points.every((found) => found !== null && shown.contains(found));
      }),
    )
    .toBe(true);
}

for (const size of phones) {
  const place = `${size.width} × ${size.height}`;

  test(`a refused intervention says so in sight, not below its button: ${place}`, async ({ suite }) => {
    const { page } = suite;
    const t = (key: string) => suite.words('mf-incidents', key);
    suite.watch.expect(/^403: POST .*\/api\/incident/, /^console error: .*status of 403/);
    await page.setViewportSize(size);
    await suite.startAt('/dashboard/north-barn/interventions?intervention=new', { account: 'stockperson' });
    const dialog = page.getByRole('dialog', { name: t('interventionForm.new') });
    const save = dialog.getByRole('button', { name: t('interventionForm.save'), exact: true });
    await save.click();
    const faulty = dialog.locator('[data-field="type"] [aria-invalid="true"]');
    await expect(faulty.locator(':focus')).toHaveCount(1);
    await expectInSight(faulty.locator('p[id$="-error"]'));

    await dialog
      .locator('label')
      .filter({ hasText: t('interventionType.health') })
      .first()
      .click();
    await dialog.locator('[data-field="title"] input').fill('Refused');
    await dialog.locator('[data-field="description"] textarea').fill('Coughs.');
    await refuseWrites(page, '/api/incidents');
    await save.click();
    const message = dialog.locator('[data-form-message]:focus');
    await expect(message).toContainText(t('interventionForm.notSent'));
    await expectInSight(message.getByRole('alert').locator('p').first());
  });

  test(`a refused registration says so in sight: ${place}`, async ({ suite }) => {
    const { page } = suite;
    const t = (key: string) => suite.words('mf-auth', key);
    suite.watch.expect(/^403: POST .*\/api\/auth\/usernamePassword$/, /^console error: .*status of 403/);
    await page.setViewportSize(size);
    await suite.start();
    const signIn = await suite.askToSignIn('north-barn');
    await signIn.getByRole('button', { name: t('signUp.action'), exact: true }).click();
    const dialog = page.getByRole('dialog').filter({ has: page.locator('input[name="passwordRepetition"]') });
    const send = dialog.getByRole('button', { name: t('signUp.action'), exact: true });
    const field = (name: string) => dialog.locator(`input[name="${name}"]`);
    await field('username').fill('somebody');
    await send.click();
    await expect(field('password')).toBeFocused();
    await expectInSight(dialog.locator('p[id$="-error"]').first());

    await field('password').fill('Abcdef1!');
    await field('passwordRepetition').fill('Abcdef1!');
    const tick = dialog.getByRole('checkbox');
    if (await tick.isVisible()) await tick.check();
    await refuseWrites(page, '/api/auth/usernamePassword');
    await send.click();
    const message = dialog.locator('[data-form-message]:focus');
    await expectInSight(message.getByRole('alert').locator('p').first());
  });
}
