import { type BrowserContext, type CDPSession, expect, type Locator, type Page } from '@playwright/test';

type Touch = readonly [x: number, y: number];

/** Pause between two movements, as browsers report those of a finger. */
const frameMs = 16;

/**
 * How long a finger rests before it is lifted. One that is lifted in its movement throws what lies below it, and Chromium
 * takes the next tap, wherever it falls within the second after, for the one that stops the throw: nothing is pressed.
 */
const restMs = 100;

/** When a finger comes down and is lifted, twice, before the last of it. */
const tapTwiceMs = [160, 110, 50, 0] as const;

/** Fingers on a touch screen, by the browser's own input: gestures that the page and the browser share are decided as on a phone. */
export class Hand {
  readonly #page: Page;
  readonly #input: CDPSession;

  private constructor(page: Page, input: CDPSession) {
    this.#page = page;
    this.#input = input;
  }

  static async on(page: Page, context: BrowserContext): Promise<Hand> {
    return new Hand(page, await context.newCDPSession(page));
  }

  /** One finger across the upper part of an element. */
  async swipe(element: Locator, to: 'left' | 'right'): Promise<void> {
    const [x, y] = await this.#placeOn(element);
    const way = to === 'left' ? [100, 60, 20, -20, -60, -100] : [-100, -60, -20, 20, 60, 100];
    await this.#follow(way.map((across) => [[x + across, y]]));
  }

  /** Two fingers that part, from 60 px to 180. */
  async spread(element: Locator): Promise<void> {
    const [x, y] = await this.#placeOn(element);
    const ways = [30, 45, 60, 75, 90];
    await this.#follow(
      ways.map((apart) => [
        [x - apart, y],
        [x + apart, y],
      ]),
    );
  }

  /**
   * One finger comes down twice, a tenth of a second apart by the times that the browser is told: how long the machine
   * takes to tell them says nothing of the finger.
   */
  async tapTwice(element: Locator): Promise<void> {
    const touch = await this.#placeOn(element);
    const lastMs = Date.now();
    const told = tapTwiceMs.map((beforeMs, step) =>
      this.#send(step % 2 === 0 ? 'touchStart' : 'touchEnd', step % 2 === 0 ? [touch] : [], lastMs - beforeMs),
    );
    await Promise.all(told);
  }

  /** One finger along places of an element, in shares of it. @param held looks at the page before it is lifted */
  async stroke(
    element: Locator,
    shares: readonly (readonly [across: number, down: number])[],
    held: () => Promise<void> = async () => {},
  ): Promise<void> {
    const box = await element.boundingBox();
    if (!box) throw new Error('what is not on the page cannot be touched');
    const touches = shares.map(([across, down]): Touch => [box.x + across * box.width, box.y + down * box.height]);
    await this.#move(touches.map((touch) => [touch]));
    await held();
    await this.#page.waitForTimeout(restMs);
    await this.#send('touchEnd', []);
  }

  async #placeOn(element: Locator): Promise<Touch> {
    let place: Touch | undefined;
    // What is drawn anew this very moment has no place for an instant.
    await expect(async () => {
      const box = await element.boundingBox();
      if (!box) throw new Error('what is not on the page cannot be touched');
      place = [box.x + box.width / 2, box.y + box.height / 3];
    }).toPass();
    if (!place) throw new Error('never placed');
    return place;
  }

  async #follow(steps: readonly (readonly Touch[])[]): Promise<void> {
    await this.#move(steps);
    await this.#page.waitForTimeout(restMs);
    await this.#send('touchEnd', []);
  }

  /**
   * Lays fingers on and moves them; they stay. No movement waits for the browser's answer to the one before it: where that
   * is busy, a swipe would become a finger that rests again and again.
   */
  async #move(steps: readonly (readonly Touch[])[]): Promise<void> {
    const sent: Promise<void>[] = [];
    for (const [step, touches] of steps.entries()) {
      const sending = this.#send(step === 0 ? 'touchStart' : 'touchMove', touches);
      // Heard of below, at the end.
      sending.catch(() => undefined);
      sent.push(sending);
      if (step > 0) await this.#page.waitForTimeout(frameMs);
    }
    await Promise.all(sent);
  }

  /** @param at ms since 1970 UTC; the moment of telling it without */
  async #send(
    type: 'touchStart' | 'touchMove' | 'touchEnd',
    touches: readonly Touch[],
    at: number | null = null,
  ): Promise<void> {
    const touchPoints = touches.map(([x, y], id) => ({ x, y, id }));
    await this.#input.send('Input.dispatchTouchEvent', {
      type,
      touchPoints,
      ...(at !== null && { timestamp: at / 1000 }),
    });
  }
}
