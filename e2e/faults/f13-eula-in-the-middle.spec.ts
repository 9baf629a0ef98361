import { newColour } from '../harness/new-colour';
import { expect, test } from './fault-test';
import { json, onlyFirst, refusal } from './proxy/barn-fault';

const agreement = 'From today on the animals have to be greeted.';

test('F13: an agreement that becomes due in the middle (451) is asked for over the page; then the same request goes on', async ({
  suite,
  barnProxy,
}) => {
  const { page } = suite;
  const t = (key: string, values = {}) => suite.words('mf-regions', key, values);
  const colour = newColour();
  await suite.startAtCameras('test-barn', 'manager');
  await suite.goTo(t('nav.regionTypes'));
  const entry = page.locator('main li section').first();
  const name = (await entry.getByRole('heading').innerText()).trim();
  const field = entry.getByLabel(t('entry.field', { name }), { exact: true });
  await field.fill(colour);
  await field.blur();

  // The barn publishes an agreement: the access token in use ends, and there is no other without acceptance.
  const refusedRefreshes: string[] = [];
  await page.context().route('**/api/login/refresh', (route) => {
    const { acceptEula } = route.request().postDataJSON() as { acceptEula: boolean };
    if (acceptEula) return route.fallback();
    refusedRefreshes.push(route.request().url());
    return route.fulfill({
      status: 451,
      headers: { 'access-control-allow-origin': '*' },
      contentType: 'application/json',
      body: JSON.stringify({ error: { code: 'eula-required', message: 'There is an agreement' } }),
    });
  });
  barnProxy.answers(/^\/api\/eulas$/, json(JSON.stringify({ data: { eulas: [{ current: true }] } })));
  barnProxy.answers(/^\/api\/eulas\/current$/, {
    kind: 'instead',
    status: 200,
    contentType: 'text/plain; charset=utf-8',
    body: agreement,
  });
  barnProxy.answers(/^\/api\/regions\/types\/.+/, onlyFirst(1, refusal(401, 'token-rejected')));
  barnProxy.forget();
  await entry.getByRole('button', { name: t('entry.save') }).click();

  const dialog = page.getByRole('dialog', { name: suite.words('shell', 'eulaInPlace.title', { barn: 'Test barn' }) });
  await expect(dialog).toContainText(agreement);
  expect(refusedRefreshes.length).toBeGreaterThan(0);
  expect(barnProxy.asked(/^\/api\/regions\/types\/.+/)).toHaveLength(1);
  await expect(field, 'the page below is the same').toHaveValue(colour);
  await suite.pictureOf('F13');
  await dialog.getByText(suite.words('shell', 'eulaInPlace.tick')).click();
  await dialog.getByRole('button', { name: suite.words('shell', 'eulaInPlace.accept'), exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(entry).toContainText(t('entry.saved'));
  expect(barnProxy.asked(/^\/api\/regions\/types\/.+/).map(({ method }) => method)).toEqual(['PUT', 'PUT']);
  await expect(field).toHaveValue(colour);
});
