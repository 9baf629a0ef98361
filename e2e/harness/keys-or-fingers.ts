import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import { Hand } from './hand';
import type { Suite } from './suite';

/** More stops than the longest screen has. */
const mostStops = 160;

/**
 * What a person has to press with: on a desk the keys alone, never the mouse; on a phone the fingers alone. A journey that
 * is walked so at both sizes proves that neither is left out anywhere on it.
 */
export abstract class KeysOrFingers {
  static async of(suite: Suite, context: BrowserContext): Promise<KeysOrFingers> {
    if (!(await suite.isPhone())) return new Keys(suite.page);
    return new Fingers(suite.page, await Hand.on(suite.page, context));
  }

  /** What is shown as soon as one is at something: when the focus comes to it, at the first tap. */
  abstract comeTo(target: Locator): Promise<void>;
  /** A link or a button. */
  abstract press(target: Locator): Promise<void>;
  /** A box to tick. */
  abstract tick(box: Locator): Promise<void>;
  /** One of a group of which only one is chosen. */
  abstract pick(radio: Locator): Promise<void>;
  /** A choice of the device's own list, by its words. */
  abstract choose(list: Locator, words: string): Promise<void>;
  /** A text in the place of what stands there. */
  abstract type(field: Locator, text: string): Promise<void>;
  /** A line along which something is moved: a step on, or about so. */
  abstract moveOn(slider: Locator): Promise<void>;
}

class Keys extends KeysOrFingers {
  readonly #page: Page;

  constructor(page: Page) {
    super();
    this.#page = page;
  }

  comeTo(target: Locator): Promise<void> {
    return this.#reach(target);
  }

  async press(target: Locator): Promise<void> {
    await this.#reach(target);
    await this.#page.keyboard.press('Enter');
  }

  async tick(box: Locator): Promise<void> {
    await this.#reach(box);
    await this.#page.keyboard.press('Space');
  }

  async pick(radio: Locator): Promise<void> {
    // Of a group Tab stops at the one that is chosen; arrows go on from there.
    const name = (await radio.getAttribute('name')) ?? '';
    const group = this.#page.locator(`input[type=radio][name="${name}"]`);
    const checked = () => group.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked));
    await this.#reach(group.and(this.#page.locator(':checked')));
    for (let turn = 0; turn < 10 && !(await radio.isChecked()); turn += 1) {
      const before = await checked();
      await this.#page.keyboard.press('ArrowRight');
      await expect.poll(checked, 'the choice follows the key').not.toBe(before);
    }
    await expect(radio).toBeChecked();
  }

  async choose(list: Locator, words: string): Promise<void> {
    await this.#reach(list);
    await this.#page.keyboard.type(words);
    await expect(list.locator('option:checked')).toHaveText(words);
  }

  async type(field: Locator, text: string): Promise<void> {
    await this.#reach(field);
    await this.#page.keyboard.press('ControlOrMeta+a');
    await this.#page.keyboard.type(text);
  }

  async moveOn(slider: Locator): Promise<void> {
    await this.#reach(slider);
    await this.#page.keyboard.press('ArrowRight');
  }

  async #reach(target: Locator): Promise<void> {
    await expect(target).toBeEnabled();
    const hasFocus = () => target.evaluate((element) => element === document.activeElement);
    for (let stop = 0; stop < mostStops; stop += 1) {
      if (await hasFocus()) return;
      await this.#page.keyboard.press('Tab');
    }
    throw new Error(`The focus never came to ${target}.`);
  }
}

class Fingers extends KeysOrFingers {
  readonly #page: Page;
  readonly #hand: Hand;

  constructor(page: Page, hand: Hand) {
    super();
    this.#page = page;
    this.#hand = hand;
  }

  comeTo(target: Locator): Promise<void> {
    return target.tap();
  }

  press(target: Locator): Promise<void> {
    return target.tap();
  }

  tick(box: Locator): Promise<void> {
    return box.tap();
  }

  async pick(radio: Locator): Promise<void> {
    await radio.locator('xpath=ancestor::label').tap();
    await expect(radio).toBeChecked();
  }

  /** The list that a device opens at a tap is no part of the page. */
  async choose(list: Locator, words: string): Promise<void> {
    await list.selectOption({ label: words });
  }

  async type(field: Locator, text: string): Promise<void> {
    await field.tap();
    await field.fill('');
    await this.#page.keyboard.insertText(text);
  }

  async moveOn(slider: Locator): Promise<void> {
    await slider.scrollIntoViewIfNeeded();
    await this.#hand.stroke(slider, [
      [0.3, 0.5],
      [0.45, 0.5],
      [0.6, 0.5],
    ]);
  }
}
