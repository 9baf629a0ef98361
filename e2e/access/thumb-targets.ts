import type { Page } from '@playwright/test';

/** Whatever a finger is meant to meet on the page, or on the dialog over it, and is smaller than 48 px. */
export async function smallTargets(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    /** CSS px; the frame of a field, 1 px on each side, belongs to the field. */
    const least = 48;
    const tolerance = 0.5;
    const frame = 2;
    const targets = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=slider]';

    /** A word within a sentence: its line gives the height (WCAG 2.5.8 excepts it). */
    const isInText = (element: Element): boolean => {
      if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
      return (element.parentElement?.innerText.trim().length ?? 0) > (element.textContent ?? '').trim().length;
    };
    const boxed = (element: Element): Element => {
      const isChoice = element.matches('input[type=radio], input[type=checkbox]');
      return (isChoice ? element.closest('label') : null) ?? element;
    };
    /** A target may reach beyond its box: what lies under a finger beside it decides. */
    const reaches = (element: Element): boolean => {
      const target = boxed(element);
      target.scrollIntoView({ block: 'center', inline: 'center' });
      const { left, top, width, height } = target.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const meets = (atX: number, atY: number) => {
        const met = document.elementFromPoint(atX, atY);
        return met !== null && target.contains(met);
      };
      /** How far it reaches one way and the other together: a name at the foot of its tile has its room above. */
      const extent = (alongX: number, alongY: number): number => {
        const reach = (sign: number) => {
          let px = 0;
          while (px < least && meets(x + sign * alongX * (px + 1), y + sign * alongY * (px + 1))) px += 1;
          return px;
        };
        return 1 + reach(1) + reach(-1);
      };
      const isWide = width >= least - tolerance || extent(1, 0) >= least;
      return isWide && (height >= least - tolerance || extent(0, 1) >= least);
    };
    const isSmall = (element: Element): boolean => {
      const { width, height } = boxed(element).getBoundingClientRect();
      if (width === 0 || height === 0 || !element.checkVisibility({ visibilityProperty: true })) return false;
      if (element.matches(':disabled, [tabindex="-1"], [type=hidden], [type=file]') || isInText(element)) return false;
      const lacking = element.matches('input, select, textarea') ? frame : 0;
      if (width >= least - tolerance && height >= least - tolerance - lacking) return false;
      return !reaches(element);
    };
    const scope = document.querySelector('dialog:is([open], [popover])') ?? document.body;
    const found = [...scope.querySelectorAll(targets)].filter(isSmall).map((element) => {
      const { width, height } = boxed(element).getBoundingClientRect();
      return `${Math.round(width)}×${Math.round(height)} ${element.outerHTML.slice(0, 120)} “${(element.textContent ?? '').slice(0, 40)}”`;
    });
    scrollTo(0, 0);
    return found;
  });
}
