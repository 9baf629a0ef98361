import type { Page } from '@playwright/test';
import { dictionary, remoteNames, type TextPlace, words } from '../harness/words';

type Dictionary = ReturnType<typeof dictionary>;

const places: readonly TextPlace[] = ['shared', 'shell', ...remoteNames()];

/** Words by which the finder finds in the other language, too: nobody sees them. */
const unseen = 'also';

function texts(found: Dictionary): readonly string[] {
  return Object.entries(found).flatMap(([name, value]) => {
    if (name === unseen) return [];
    return typeof value === 'string' ? [value] : texts(value);
  });
}

/** What is stored at the barn stays in the language of the person who sent it: another test, the demo's story. */
const sentToBarn = [words('mf-incidents', 'en', 'recordForm.replaced'), 'Vaccination'];

/** English texts that no German dictionary has: to see one of them means that a text was not translated. */
function englishOnly(): ReadonlySet<string> {
  const german = new Set([...sentToBarn, ...places.flatMap((place) => texts(dictionary(place, 'de')))]);
  const english = places.flatMap((place) => texts(dictionary(place, 'en')));
  return new Set(english.filter((text) => !german.has(text) && !text.includes('{{')));
}

const english = englishOnly();

/** Everything that a person reads or hears: texts and names, one a line. */
function visibleTexts(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [document.title];
    while (walker.nextNode()) found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label], [title], [alt], [placeholder]')) {
      for (const name of ['aria-label', 'title', 'alt', 'placeholder']) found.push(element.getAttribute(name) ?? '');
    }
    return found.map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Texts and names of a German page that are those of the English dictionaries. */
export async function leftInEnglish(page: Page): Promise<readonly string[]> {
  return (await visibleTexts(page)).filter((text) => english.has(text));
}
