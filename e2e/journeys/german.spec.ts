import type { Suite } from '../harness/suite';
import { expect, test } from '../harness/suite-test';
import { dictionary, type TextPlace } from '../harness/words';

type Dictionary = ReturnType<typeof dictionary>;

function texts(found: Dictionary): readonly string[] {
  return Object.values(found).flatMap((value) => (typeof value === 'string' ? [value] : texts(value)));
}

const places: readonly TextPlace[] = [
  'shared',
  'shell',
  'mf-auth',
  'mf-cameras',
  'mf-incidents',
  'mf-regions',
  'mf-admin',
];

/** English texts that no German dictionary has: to see one of them means that a text was not translated. */
function englishOnly(): ReadonlySet<string> {
  const german = new Set(places.flatMap((place) => texts(dictionary(place, 'de'))));
  const english = places.flatMap((place) => texts(dictionary(place, 'en')));
  return new Set(english.filter((text) => !german.has(text) && !text.includes('{{')));
}

/** Everything that a person reads or hears: texts and names, one a line. */
function visibleTexts(suite: Suite): Promise<readonly string[]> {
  return suite.page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

test('no English is left over in German', async ({ suite }) => {
  const english = englishOnly();
  const expectGerman = async (): Promise<void> => {
    const leftOver = (await visibleTexts(suite)).filter((text) => english.has(text));
    expect(leftOver).toEqual([]);
  };
  await suite.start({ language: 'de' });
  await suite.expectSelectBarn();
  await expectGerman();
  const dialog = await suite.askToSignIn('north-barn');
  await expectGerman();
  await suite.fillSignIn(dialog, 'manager');
  await suite.expectCameras();
  await expectGerman();
  await suite.openCamera('Pen 1 feeder');
  await suite.expectTileState(/^(live|lagging)$/);
  await expectGerman();
  const screens: readonly (readonly [TextPlace, nav: string, title: string])[] = [
    ['mf-incidents', 'nav.incidents', 'incidentList.title'],
    ['mf-regions', 'nav.regionTypes', 'regionTypes.title'],
    ['mf-admin', 'nav.cameraOverview', 'cameraOverview.title'],
    ['shell', 'systemInformation.title', 'systemInformation.title'],
  ];
  for (const [place, nav, title] of screens) {
    await suite.goTo(suite.words(place, nav));
    await expect(suite.heading(suite.words(place, title))).toBeVisible();
    await expect(suite.page.locator('main [role="status"]', { hasText: /geladen/ })).toHaveCount(0);
    await expectGerman();
  }
  await suite.openAccount();
  await expectGerman();
});
