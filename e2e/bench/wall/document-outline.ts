import type { CountedPage } from './thing-counts';

/** How many nodes of a document stand at each place, by the names of the elements on the way to it. */
export type DocumentOutline = Readonly<Record<string, number>>;

/** Runs in the page. */
function outlineInPage(): Record<string, number> {
  const counts: Record<string, number> = {};
  const walker = document.createTreeWalker(document);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const way: string[] = [];
    for (let at: Node | null = node; at !== null && at !== document; at = at.parentNode) {
      const name = at instanceof Element ? `${at.localName}${at.id === '' ? '' : `#${at.id}`}` : at.nodeName;
      way.unshift(name);
    }
    const place = way.join(' > ');
    counts[place] = (counts[place] ?? 0) + 1;
  }
  return counts;
}

export async function documentOutline(page: CountedPage): Promise<DocumentOutline> {
  const expression = `globalThis.__name ??= (named) => named; (${outlineInPage})()`;
  const { result } = await page.send<{ readonly result: { readonly value: DocumentOutline } }>('Runtime.evaluate', {
    expression,
    returnByValue: true,
  });
  return result.value;
}

/** What stands in the document later and did not before, and the other way round: a line each. */
export function outlineDifferences(before: DocumentOutline, after: DocumentOutline): readonly string[] {
  const places = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return places.flatMap((place) => {
    const difference = (after[place] ?? 0) - (before[place] ?? 0);
    return difference === 0 ? [] : [`in the document ${difference > 0 ? '+' : ''}${difference}: ${place}`];
  });
}

const fileTags = ['link', 'script', 'style'] as const;

/** Tags of files in the head. A part that is opened for the first time brings its own, once: no sign of a leak. */
export const filesOf = (outline: DocumentOutline): number =>
  fileTags.reduce((sum, tag) => sum + (outline[`html > head > ${tag}`] ?? 0), 0);
