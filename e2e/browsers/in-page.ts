import { setTimeout as pause } from 'node:timers/promises';
import type { WalkedBrowser } from './walked-browser';

/** Longest wait for something to be there on a busy machine, ms. */
const longestMs = 60_000;
const lookedEveryMs = 250;

const quoted = (text: string) => JSON.stringify(text);

/** Waits until an expression in the page is true. @throws with what was waited for */
export async function untilTrue(
  browser: WalkedBrowser,
  what: string,
  expression: string,
  withinMs = longestMs,
): Promise<void> {
  const end = Date.now() + withinMs;
  for (;;) {
    // A page on its way to another one has nothing to say.
    if ((await browser.evaluate(`Boolean(${expression})`).catch(() => false)) === true) return;
    if (Date.now() > end) throw new Error(`${what}: not within ${withinMs / 1000} s`);
    await pause(lookedEveryMs);
  }
}

/** The first element below some others that reads so, or is called so. */
function named(selector: string, text: string): string {
  return `[...document.querySelectorAll(${quoted(selector)})].find(
    (one) => !one.disabled && (one.innerText?.trim() === ${quoted(text)} || one.getAttribute('aria-label') === ${quoted(text)}))`;
}

/** Presses what reads so, once it is there. */
export async function press(browser: WalkedBrowser, selector: string, text: string): Promise<void> {
  const element = named(selector, text);
  await untilTrue(browser, `“${text}” is there`, element);
  await browser.evaluate(`${element}.click()`);
}

/** Types into a field, once it is there. */
export async function type(browser: WalkedBrowser, selector: string, text: string): Promise<void> {
  const field = `document.querySelector(${quoted(selector)})`;
  await untilTrue(browser, `${selector} is there`, field);
  // As React hears it: what a program writes into a field goes past it otherwise.
  await browser.evaluate(`(() => {
    const field = ${field};
    field.focus();
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, ${quoted(text)});
    field.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
}
