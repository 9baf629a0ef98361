import type { Page } from '@playwright/test';

/** Pixels of a text of 1rem where somebody has doubled the size of all texts. */
const doubledText = 32;

/** What of the page is lost with texts of twice the size: px beyond the window, and words that are cut off. */
export async function lostInLargeText(page: Page): Promise<readonly string[]> {
  return page.evaluate((size) => {
    const root = document.documentElement;
    const usual = root.clientWidth;
    root.style.fontSize = `${size}px`;
    const lost: string[] = [];
    const beyond = root.scrollWidth - usual;
    if (beyond > 0) lost.push(`${beyond} px beyond the window`);
    for (const element of document.body.querySelectorAll<HTMLElement>('*')) {
      const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
      const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
      // A name that ends in … is shown whole elsewhere; what is not drawn, or is for screen readers alone, does not
      // count.
      if (textOverflow === 'ellipsis' || element.clientWidth < 3 || element.clientHeight < 3) continue;
      if (!element.checkVisibility() || element.closest('svg, [aria-hidden="true"], [role="grid"]')) continue;
      if (element.innerText === undefined || element.innerText.trim() === '') continue;
      // Rows that are drawn behind glass end at its edge: the rest of them is scrolled to.
      const glass = element.closest('[role="application"]');
      const isScrolledTo = glass !== null && glass.scrollHeight > glass.clientHeight;
      const isCut =
        (hides(overflowX) && element.scrollWidth > element.clientWidth + 2) ||
        (hides(overflowY) && !isScrolledTo && element.scrollHeight > element.clientHeight + 2);
      if (isCut) lost.push(`cut: ${element.outerHTML.slice(0, 100)} “${element.innerText.slice(0, 40)}”`);
    }
    root.style.removeProperty('font-size');
    return lost;
  }, doubledText);
}
