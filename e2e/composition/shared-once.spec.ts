import { expect, test } from '../harness/suite-test';
import { countRenderers } from './count-renderers';

/** Words that stand in one module only, so that a second copy of it would bring them a second time. */
const marks: Readonly<Record<string, RegExp>> = {
  // Where React's core hands its inner parts to its renderers; those only read the name.
  React: /__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE\s*=(?!=)/g,
  'the auth client': /leaves its instance/g,
  'the translations': /i18next: init: /g,
};

test('React and the auth client are there once, with every remote loaded', async ({ suite }) => {
  const copies = await countRenderers(suite.page);
  suite.network.keepScripts();
  // By hand: signing in is the screen of mf-auth.
  await suite.walkToCameras();
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);
  for (const [place, nav, title] of [
    ['mf-incidents', 'nav.incidents', 'incidentList.title'],
    ['mf-regions', 'nav.regionTypes', 'regionTypes.title'],
    ['mf-admin', 'nav.cameraOverview', 'cameraOverview.title'],
    ['mf-settings', 'nav.settings', 'settings.title'],
  ] as const) {
    await suite.goTo(suite.words(place, nav));
    await expect(suite.heading(suite.words(place, title))).toBeVisible();
  }
  expect(await copies()).toBe(1);

  const scripts = await suite.network.scripts();
  for (const remote of ['mf-auth', 'mf-cameras', 'mf-incidents', 'mf-regions', 'mf-admin', 'mf-settings']) {
    expect([...scripts.keys()].some((address) => address.includes(`/remotes/${remote}/`))).toBe(true);
  }
  for (const [name, mark] of Object.entries(marks)) {
    const found = [...scripts].flatMap(([address, text]) => (text.match(mark) ?? []).map(() => address));
    if (name !== 'the translations') expect(found, `${name} is there once`).toHaveLength(1);
    else expect(found.length, `${name} are there at most once`).toBeLessThanOrEqual(1);
  }
});
