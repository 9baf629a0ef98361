import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface AxeNode {
  readonly target: readonly unknown[];
  readonly failureSummary?: string;
}

interface AxeResults {
  readonly violations: readonly { readonly id: string; readonly nodes: readonly AxeNode[] }[];
}

interface AxeOnPage {
  run(context: Document | Element, options: object): Promise<AxeResults>;
}

/** WCAG 2.2 AA, and what axe calls good practice; and those of them that another theme can break. */
const rules = {
  all: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
  colours: { type: 'rule', values: ['color-contrast', 'link-in-text-block'] },
} as const;

/**
 * Makes the page ready to be looked at, in one message, and says whether axe is there already.
 *
 * What is left undrawn beyond the window is drawn: until then its places are guessed, and targets lie over each other.
 * Movement ends, so that a colour is not measured half way; what comes or goes while axe looks, such as the buttons of a
 * wall, does so at once. It is not waited for: a table that is drawn anew may hold one that never comes to its end. What
 * is meant to go on, such as waiting, goes on.
 *
 * @param contrast waits until the page has heard that more of it is asked for, or no longer
 */
function readyToLookAt(page: Page, contrast: boolean | null): Promise<boolean> {
  return page.evaluate(async (wanted) => {
    const drawn = () => new Promise((then) => requestAnimationFrame(() => requestAnimationFrame(then)));
    while (wanted !== null && matchMedia('(prefers-contrast: more)').matches !== wanted) await drawn();
    for (const element of document.querySelectorAll<HTMLElement>('main *')) {
      if (getComputedStyle(element).contentVisibility === 'auto') element.style.contentVisibility = 'visible';
    }
    if (!Reflect.has(globalThis, 'isStill')) {
      const still = new CSSStyleSheet();
      still.replaceSync(
        '*, ::before, ::after { transition-duration: 0s !important; transition-delay: 0s !important; }',
      );
      document.adoptedStyleSheets.push(still);
      Reflect.set(globalThis, 'isStill', true);
    }
    await drawn();
    for (const movement of document.getAnimations()) {
      if (Number.isFinite(movement.effect?.getComputedTiming().endTime ?? Number.POSITIVE_INFINITY)) movement.finish();
    }
    await drawn();
    return Reflect.has(globalThis, 'axe');
  }, contrast);
}

/** What a look at a page is about. */
interface AxeLook {
  readonly asked: keyof typeof rules;
  /** Whether more contrast is asked for; `null` where nothing has changed about it. */
  readonly contrast: boolean | null;
}

/** Fails with every violation that axe finds on the page as it is now. */
export async function expectAccessible(
  page: Page,
  place: string,
  { asked, contrast }: AxeLook = { asked: 'all', contrast: null },
): Promise<void> {
  // Evaluated by the test driver: the page's policy would not let it in as a script.
  if (!(await readyToLookAt(page, contrast))) await page.evaluate(source);
  const results = await page.evaluate(async (runOnly) => {
    const axe = Reflect.get(globalThis, 'axe') as AxeOnPage;
    const atFirst = await axe.run(document, { runOnly, resultTypes: ['violations'] });
    const targetSize = { runOnly: { type: 'rule', values: ['target-size'] }, resultTypes: ['violations'] };
    /** Only what stays too small in the middle of the window: a bar that sticks covers what is scrolled below it. */
    const staysSmall = async (selector: unknown) => {
      const target = typeof selector === 'string' ? document.querySelector(selector) : null;
      if (!target) return true;
      target.scrollIntoView({ block: 'center', behavior: 'instant' });
      return (await axe.run(target, targetSize)).violations.length > 0;
    };
    const violations = [];
    for (const violation of atFirst.violations) {
      const nodes = [];
      for (const node of violation.nodes) {
        if (violation.id !== 'target-size' || (await staysSmall(node.target[0]))) nodes.push(node);
      }
      violations.push({ ...violation, nodes });
    }
    if (violations.some(({ id }) => id === 'target-size')) scrollTo({ top: 0, behavior: 'instant' });
    return { violations };
  }, rules[asked]);
  const found = results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} at ${target.join(' ')}: ${failureSummary ?? ''}`),
  );
  // All screens of a run are reported, not only the first.
  expect.soft(found, place).toEqual([]);
}

export type Look = keyof typeof media;

/** What the device asks for; the suite follows it where nobody has chosen a theme. */
const media = {
  light: { colorScheme: 'light', contrast: 'no-preference' },
  dark: { colorScheme: 'dark', contrast: 'no-preference' },
  contrast: { colorScheme: 'dark', contrast: 'more' },
  'contrast-light': { colorScheme: 'light', contrast: 'more' },
} as const;

export const looks: readonly Look[] = ['light', 'dark', 'contrast', 'contrast-light'];

/** The same page in several themes: it is not opened anew for them, and what is no colour is the same in all. */
export async function expectAccessibleInLooks(page: Page, place: string, wanted: readonly Look[]): Promise<void> {
  for (const [index, look] of wanted.entries()) {
    await page.emulateMedia(media[look]);
    await expectAccessible(page, `${place}, ${look}`, {
      asked: index === 0 ? 'all' : 'colours',
      contrast: media[look].contrast === 'more',
    });
  }
}
